set check_function_bodies = off;

create or replace function private.fill_template (
  body   text,
  fields jsonb
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  literals constant text[] := regexp_split_to_array(body, '\{\{[a-z_]+\}\}');
  names constant text[] := array(
    select match.groups[1] from regexp_matches(body, '\{\{([a-z_]+)\}\}', 'g') as match (groups)
  );
  filled text := literals[1];
begin
  for i in 1 .. cardinality(names) loop
    if fields ->> names[i] is null then
      raise exception 'The template has an unknown field: %', names[i] using errcode = '22023';
    end if;
    filled := filled || (fields ->> names[i]) || literals[i + 1];
  end loop;
  return filled;
end;
$function$;

create or replace function private.plain_line (
  content text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select nullif(btrim(regexp_replace(
    regexp_replace(content, '[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    '[[:space:][:cntrl:]]+', ' ', 'g'
  )), '');
$function$;

reset check_function_bodies;
