-- PostgreSQL's image runs this once, while its volume is empty. The backend's role owns the club's database and nothing else.
\getenv password POSTGRES_PASSWORD
CREATE ROLE touchline LOGIN PASSWORD :'password';
CREATE DATABASE touchline OWNER touchline;
-- The superuser signs in inside the container only, where PostgreSQL asks for no password.
ALTER ROLE postgres PASSWORD NULL;
