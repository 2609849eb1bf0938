set check_function_bodies = off;

create or replace function public.staff_counts()
  returns table (
    listings    bigint,
    submissions bigint,
    funds       bigint,
    events      bigint,
    waiting     bigint,
    reports     bigint,
    appeals     bigint,
    messages    bigint
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (
    select auth.uid() as id, private.has_staff_role('reviewer') as reviewer,
      private.has_staff_role('moderator') as moderator
  )
  select
    case when me.reviewer then (
      select count(*) from public.listing_reviews r join public.properties p on p.id = r.property_id
      where r.decision is null and p.user_id is distinct from me.id
    ) end,
    case when me.reviewer then (
      select count(*) from public.property_submissions s where s.status = 'submitted' and s.user_id <> me.id
    ) end,
    case when me.reviewer then (
      select count(*) from public.proofs_of_funds f where f.status = 'pending' and f.user_id <> me.id
    ) end,
    case when me.reviewer then (select count(*) from public.events e where e.status = 'proposed') end,
    case when me.moderator then (select count(*) from public.held_content) end,
    case when me.moderator then (select count(*) from public.reports r where r.handled_at is null) end,
    case when me.moderator then (select count(*) from public.moderation_appeals a where a.decided_at is null) end,
    case when me.moderator then (select count(*) from public.contact_messages m where m.resolved_at is null) end
  from me;
$function$;

comment on function "public"."staff_counts"() is 'How many items wait in each queue that the caller''s staff role opens, without the caller''s own listings, submissions, and proofs of funds; null for the other queues, and in each column for members who aren''t staff.';

revoke all on function "public"."staff_counts"() from public;

grant execute on function "public"."staff_counts"() to "authenticated";

grant execute on function "public"."staff_counts"() to "service_role";

reset check_function_bodies;
