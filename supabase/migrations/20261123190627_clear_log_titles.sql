set check_function_bodies = off;

create or replace function private.protect_log()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- Deleting an account only clears its name and its words.
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and to_jsonb(new) - 'member_id' - 'actor_id' = to_jsonb(old) - 'member_id' - 'actor_id'
    and coalesce(new.member_id, old.member_id) is not distinct from old.member_id
    and coalesce(new.actor_id, old.actor_id) is not distinct from old.actor_id
  then
    new.title := case when new.member_id is not distinct from old.member_id then new.title end;
    return new;
  end if;
  raise exception 'The moderation log can’t be changed' using errcode = '42501';
end;
$function$;

comment on column "public"."moderation_actions"."title" is 'What the subject was called; null for profiles, and once its author''s account is deleted.';

comment on function "private"."protect_log"() is 'Trigger on moderation_actions: raises 42501 for every update and delete, also by the service role, except when a foreign key clears a deleted account. An entry about that account then loses its title, which quotes the member.';

reset check_function_bodies;
