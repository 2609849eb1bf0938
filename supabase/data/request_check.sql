-- Has PostgREST check the session of every request. On a hosted project, docs/deploying.md says how to see that it does.
select private.install_request_check();
