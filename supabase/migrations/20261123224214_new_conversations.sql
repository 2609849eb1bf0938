set check_function_bodies = off;

drop view "private"."action_limits";

drop view "private"."trust_requirements";

create or replace function private.check_first_message (
  recipient uuid,
  content   text,
  has_files boolean
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if private.has_messaged(recipient) or private.trust_level(auth.uid()) >= 2 then
    return;
  end if;
  if has_files or private.links(content) <> '{}' then
    raise exception 'New members can’t send links or files to members who haven’t written to them.'
      using errcode = 'P0001';
  end if;
end;
$function$;

create or replace function private.message_refusal (
  member uuid
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  is_public boolean;
  is_open boolean;
begin
  if me = member then
    return 'You can’t message yourself.';
  end if;
  -- The same words for a block, a deleted account, and a hidden profile, so that they can't be told apart.
  if (select count(*) from public.users u where u.id in (me, member)) < 2 or private.blocked_between(me, member) then
    return 'You can’t message this member.';
  end if;
  if not private.email_confirmed() then
    return 'Verify your email to message this member.';
  end if;
  if private.is_staff() or private.has_messaged(member) then
    return null;
  end if;
  if not private.connected(member) then
    if not private.profile_visible_to(member, me) then
      return 'You can’t message this member.';
    end if;
    select u.profile_status = 'public', u.open_to_messages into is_public, is_open
    from public.users u where u.id = member;
    if not (private.has_entitlement('start_conversations') or is_public and is_open) then
      return 'Messages to members you’re not connected to are for Closer and Partner members.';
    end if;
    if not is_public then
      return 'You can message this member once you’re connected.';
    end if;
  end if;
  if exists (select from public.held_content h where h.member_id = me and h.reason = 'reports') then
    return 'Members reported you. You can write to new people once our team has looked at it.';
  end if;
  -- Some members accept every request, also those of spammers.
  if private.trust_level(me) = 0 and not exists (
    select from public.connections c where c.sender_id = member and c.receiver_id = me and c.status = 'accepted'
  ) then
    return 'You can start conversations once our team has approved something you posted, or a member has answered it.';
  end if;
  return null;
end;
$function$;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."trust_requirements" with (security_invoker=true) AS  SELECT level,
    days_active,
    reads,
    people,
    paid_people,
    connections,
    clean_for,
    report_weight
   FROM ( VALUES (0,0,0,0,0,0,'00:00:00'::interval,0), (1,0,0,1,0,0,'14 days'::interval,1), (2,7,30,2,1,0,'60 days'::interval,2), (3,30,200,15,15,5,'180 days'::interval,4)) requirements(level, days_active, reads, people, paid_people, connections, clean_for, report_weight);

comment on function "private"."check_first_message"(uuid, text, boolean) is
  'For members who haven''t written to the caller: raises P0001, to be shown as is, if the caller is below level 2 and sends a link or a file.';

comment on function "public"."message_refusal"(uuid) is 'Why the caller may not message a member, to be shown as is; null if they may: members who have messaged them or asked to connect, everyone for staff, and from trust level 1 other connections and public profiles, with the start_conversations entitlement or if they are open to messages. Never across a block or with an unverified email. While reported content of the caller''s is held, only members who have messaged them.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."trust_requirements" is 'What each trust level takes, and how much a report by its members weighs: the only place with these numbers.';

reset check_function_bodies;
