-- A log as the first version (v1) left it, with a match in it: upgrading must go on from here for ever.
INSERT INTO tables (name, setup, secret, listed, created, finished) VALUES ('kot', X'7B7D', X'736565640001FF', TRUE, 1794787615.25, FALSE);
INSERT INTO tables (name, setup, secret, listed, created, finished) VALUES ('żółw', X'7B2267616D65223A22616E79227D', X'00', FALSE, 1794787616.5, TRUE);
INSERT INTO entries (table_name, number, body, token) VALUES ('kot', 0, X'5B2264656C225D', 1);
INSERT INTO entries (table_name, number, body, token) VALUES ('kot', 1, X'00FF', 9223372036854775807);
INSERT INTO entries (table_name, number, body, token) VALUES ('żółw', 0, X'', 3);
INSERT INTO leases (table_name, owner, expires) VALUES ('kot', 'process 1', 1.0);
INSERT INTO secrets (name, value) VALUES ('cookie', X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F');
