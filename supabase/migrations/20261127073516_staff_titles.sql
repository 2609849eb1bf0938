set check_function_bodies = off;

create or replace function private.poses_as_staff (
  name text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select private.names_us(name) or private.says_staff(name); $function$;

create or replace function private.refuse_staff_names()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  fields constant jsonb := to_jsonb(new);
  before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  field text;
begin
  foreach field in array tg_argv loop
    if (fields -> field) is distinct from (before -> field) and (
      case
        when tg_table_name = 'forum_topics' then private.topic_poses_as_staff(fields ->> field)
        when field in ('location', 'capacity') or tg_table_name = 'users' and field = 'title'
          then private.names_us(fields ->> field)
        else private.poses_as_staff(fields ->> field)
      end
    ) and not exists (
      select from public.staff s where s.user_id = coalesce(fields ->> 'user_id', fields ->> 'id')::uuid
    ) then
      raise exception 'Choose a % that can''t be mistaken for Cornerlot staff.', replace(field, '_', ' ')
        using errcode = 'P0001';
    end if;
  end loop;
  return new;
end;
$function$;

create or replace function private.says_staff (
  line text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  -- As private.look_alikes has them: alone, a role is what a name says, and otherwise only part of one ("Jim Staff").
  select coalesce(bool_or(
    reading ~ ('^(comerlot|admlns?|admlnlstrators?|admlnlstratlon|sysadmln|moderators?|moderatlon|mods?|staff|support|'
      'offlclal|system|webmaster|securlty|verlflcatlon|bllllng|help|desk|center|customer|servlces?|care|trust|safety|'
      'the|team|slte|accounts?|members?|and|department|dept|verlfled)+$')
    and reading ~ ('comerlot|admln|moderat|mods?|staff|support|offlclal|system|webmaster|securlty|verlflcatlon|bllllng|'
      'help(desk|center)|customer(servlce|care)|trust(and)?safety')
  ), false)
  from unnest(private.look_alikes(line)) as reading;
$function$;

create or replace function private.topic_poses_as_staff (
  title text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select private.says_staff(title)
    or private.says_staff(substring(normalize(title, nfkd) from '^[^[:alpha:]]*([^])>:|–—-]+)[])>:|–—-]'));
$function$;

create trigger b_refuse_staff_names
  before insert or update of title on public.events
  for each row
  execute function private.refuse_staff_names('title');

create trigger b_refuse_staff_names
  before insert or update of title on public.forum_topics
  for each row
  execute function private.refuse_staff_names('title');

create trigger b_refuse_staff_names
  before insert or update of title on public.forums
  for each row
  execute function private.refuse_staff_names('title');

comment on function "private"."refuse_staff_names"() is 'Trigger on names of people, companies, forums, and events, its arguments: raises P0001, to be shown as is, if one that changes poses as staff. A member''s title, location, or capacity may be "Administrator", but not have our name; the title of a topic may mention us (private.topic_poses_as_staff). Staff may say who they are.';

comment on function "private"."says_staff"(text) is 'Whether a line is only our name and words for staff ("Support Team"). False for null.';

comment on function "private"."topic_poses_as_staff"(text) is 'Whether the title of a topic, or what is before its first colon, dash, or bracket, says that it''s from our staff: "Cornerlot Support: send your deposit". It may mention us: "Is Cornerlot down?" False for null.';

revoke all on function "private"."says_staff"(text) from public;

revoke all on function "private"."topic_poses_as_staff"(text) from public;

reset check_function_bodies;
