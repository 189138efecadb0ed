-- Run once, against the leader: psql -h <leader> -U postgres -v password=… -f create-club.sql
CREATE ROLE touchline LOGIN PASSWORD :'password';
-- The backend sets these when it connects, but PgBouncer does not pass them on.
ALTER ROLE touchline SET statement_timeout = '5s';
ALTER ROLE touchline SET lock_timeout = '2s';
ALTER ROLE touchline SET idle_in_transaction_session_timeout = '10s';
CREATE DATABASE touchline OWNER touchline;
