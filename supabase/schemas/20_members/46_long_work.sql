-- Long work: counted whatever comes of it, and one at a time for each member.

create function private.run_counted(action text, statement text, argument jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  result jsonb;
  failure jsonb;
  error_detail text;
  error_hint text;
begin
  -- Another one would wait for the count of the first, and hold a connection as long as that works.
  if not pg_try_advisory_xact_lock(hashtextextended('long work ' || auth.uid(), 0)) then
    raise exception 'Wait until your other request has finished, then try again.'
      using errcode = 'P0001', hint = 'rate_limit';
  end if;
  perform private.consume_rate_limit(action);
  begin
    execute statement into result using argument;
    return result;
  exception
    -- "Others" doesn't include the statement timeout, which comes once for each request.
    when query_canceled then
      failure := '{"code": "P0001", "message": "That took too long, so nothing was changed.", "details": null,
        "hint": null}';
    when others then
      get stacked diagnostics error_detail = pg_exception_detail, error_hint = pg_exception_hint;
      failure := jsonb_build_object(
        'code', sqlstate, 'message', sqlerrm, 'details', nullif(error_detail, ''), 'hint', nullif(error_hint, '')
      );
  end;
  perform set_config(
    'response.status', case when failure ->> 'code' ~ '^(P0001|22|23)' then '400' else '500' end, true
  );
  return failure;
end;
$$;
comment on function private.run_counted(text, text, jsonb) is
  'Runs a statement with one parameter and one result as the caller, one at a time for each member, and counts one use '
  'of an action of private.action_limits, whatever comes of it: an error, also of a statement that takes too long, '
  'undoes the work but not the count. It''s returned as PostgREST would, {code, message, details, hint}, with its '
  'status. For all work that takes long. Raises P0001 while another one of the caller runs, and beyond the limit.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.run_counted(text, text, jsonb) to authenticated, service_role;
