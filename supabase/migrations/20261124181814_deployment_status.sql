set check_function_bodies = off;

create or replace function private.deployment_status()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  migrations jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(m.version order by m.version) from supabase_migrations.schema_migrations m'
      into migrations;
  end if;
  return jsonb_build_object(
    'migrations', migrations,
    'request_check', private.is_request_check_installed(),
    'jobs', (select jsonb_agg(to_jsonb(j) order by j.job) from private.jobs j)
  );
end;
$function$;

create or replace function public.deployment_status()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.deployment_status(); $function$;

revoke all on function "public"."deployment_status"() from "anon";

revoke all on function "public"."deployment_status"() from "authenticated";

comment on function "private"."deployment_status"() is 'Implements public.deployment_status.';

comment on function "public"."deployment_status"() is 'For npm run deploy:check, by the service role only: {migrations: the versions that were applied, null if none was recorded, request_check: whether PostgREST calls private.check_request, jobs: [{job, ran_at, is_late}]}.';

revoke all on function "private"."deployment_status"() from public;

grant execute on function "private"."deployment_status"() to "service_role";

revoke all on function "public"."deployment_status"() from public;

grant execute on function "public"."deployment_status"() to "service_role";

reset check_function_bodies;
