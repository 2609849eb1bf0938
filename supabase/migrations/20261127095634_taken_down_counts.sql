set check_function_bodies = off;

drop function "public"."own_listing_counts"();

create or replace function public.own_listing_counts()
  returns table (
    active         integer,
    under_contract integer,
    paused         integer,
    held           integer,
    removed        integer,
    sold           integer,
    returned       integer
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select
    count(*) filter (where p.status = 'active' and p.held_at is null and p.removed_at is null)::integer,
    count(*) filter (where p.status = 'under_contract' and p.held_at is null and p.removed_at is null)::integer,
    count(*) filter (where p.status = 'paused' and p.held_at is null and p.removed_at is null)::integer,
    count(*) filter (where p.held_at is not null)::integer,
    count(*) filter (where p.removed_at is not null and p.held_at is null)::integer,
    count(*) filter (where p.status = 'sold' and p.held_at is null and p.removed_at is null)::integer,
    count(*) filter (where not p.verified and (
      select r.decision from public.listing_reviews r
      where r.property_id = p.id order by r.requested_at desc, r.id desc limit 1
    ) = 'returned')::integer
  from public.properties p where p.user_id = (select auth.uid());
$function$;

comment on function "public"."own_listing_counts"() is 'Number of the caller''s listings by status, of those held for review and those taken down (removed), which count by no status, and of those returned by staff.';

revoke all on function "public"."own_listing_counts"() from public;

grant execute on function "public"."own_listing_counts"() to "authenticated";

grant execute on function "public"."own_listing_counts"() to "service_role";

reset check_function_bodies;
