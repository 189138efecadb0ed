-- Once, against the leader: psql -h <leader> -U postgres -v password=… -f create-club.sql
CREATE ROLE touchline LOGIN PASSWORD :'password';
-- What the backend asks for when it connects, for connections through PgBouncer, which does not pass it on.
ALTER ROLE touchline SET statement_timeout = '5s';
ALTER ROLE touchline SET lock_timeout = '2s';
ALTER ROLE touchline SET idle_in_transaction_session_timeout = '10s';
CREATE DATABASE touchline OWNER touchline;
