set check_function_bodies = off;

alter default privileges for role "postgres" revoke all on FUNCTIONS from public;

reset check_function_bodies;
