set check_function_bodies = off;

create or replace function private.card_prices (
  property_id uuid
)
  returns table (
    offered  bigint,
    contract bigint
  )
  language sql
  stable
  security definer
  rows 1
  set search_path to ''
  AS $function$
  select
    (
      select v.price from public.offers o join public.offer_versions v on v.offer_id = o.id
      where o.buyer_id = (select auth.uid()) and o.property_id = card_prices.property_id and v.author = 'buyer'
      order by o.created_at desc, v.version desc limit 1
    ),
    (
      select coalesce(c.price, v.price)
      from public.deals d
      join public.offer_versions v on v.offer_id = d.offer_id and v.version = d.version
      left join public.deal_closings c on c.deal_id = d.id and c.side = 'buyer' and d.state = 'closed'
      where d.buyer_id = (select auth.uid()) and d.property_id = card_prices.property_id and d.state <> 'fell_through'
      order by d.created_at desc limit 1
    );
$function$;

create or replace function private.listing_reach (
  property_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  listing public.properties;
begin
  select p.* into listing from public.properties p where p.id = listing_reach.property_id and p.user_id = auth.uid();
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'views', listing.view_count,
    'saves', listing.saves,
    'askers', (
      select count(distinct q.user_id) from public.listing_questions q
      where q.property_id = listing.id and q.removed_at is null
    ),
    'invited', (select count(*) from public.listing_invitations i where i.property_id = listing.id),
    'invitations_left', private.remaining_uses(listing.user_id, 'listing_invitation'),
    'invitable', case when listing.status = 'active' then
      (select count(*) from private.best_invitees(listing, 10)) else 0 end,
    'booked', (
      select count(distinct b.user_id)
      from public.listing_showings s join public.showing_bookings b on b.showing_id = s.id
      where s.property_id = listing.id and s.canceled_at is null
    )
  );
end;
$function$;

create or replace function public.contract_price (
  public .pipeline_cards
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$ select contract from private.card_prices($1.property_id); $function$;

create or replace function public.offered_price (
  public .pipeline_cards
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$ select offered from private.card_prices($1.property_id); $function$;

comment on function "private"."card_prices"(uuid) is 'What the caller last offered for a listing, and what their open or closed deal of it is at: the agreed price, and once closed, the final one. Whole USD; null without an offer or a deal.';

comment on function "private"."listing_reach"(uuid) is 'How far one of the caller''s listings has reached: {views: as on the page, saves: members who saved it, askers: members who asked, invited: members, invitations_left: how many more the caller can send today, across listings, invitable: how many of up to 10 members an invitation would go to now, as private.best_invitees picks them, booked: members who booked a showing}. Counts only: members who view or save aren''t named to the seller; those who ask or book are, because they contact the seller. Raises 42501 for another''s listing.';

comment on function "public"."contract_price"(public.pipeline_cards) is 'Computed field: the price of the caller''s open or closed deal of the card''s listing, whole USD. Null without one.';

comment on function "public"."listing_reach"(uuid) is 'How far one of the caller''s listings has reached: {views: as on the page, saves: members who saved it, askers: members who asked, invited: members, invitations_left: how many more the caller can send today, across listings, invitable: how many of up to 10 members an invitation would go to now, as private.best_invitees picks them, booked: members who booked a showing}. Counts only: members who view or save aren''t named to the seller; those who ask or book are, because they contact the seller. Raises 42501 for another''s listing.';

comment on function "public"."offered_price"(public.pipeline_cards) is 'Computed field: what the caller last offered for the card''s listing, whole USD. Null without an offer.';

revoke all on function "private"."card_prices"(uuid) from public;

grant execute on function "private"."card_prices"(uuid) to "authenticated";

grant execute on function "private"."card_prices"(uuid) to "service_role";

revoke all on function "public"."contract_price"(public.pipeline_cards) from public;

grant execute on function "public"."contract_price"(public.pipeline_cards) to "authenticated";

grant execute on function "public"."contract_price"(public.pipeline_cards) to "service_role";

revoke all on function "public"."offered_price"(public.pipeline_cards) from public;

grant execute on function "public"."offered_price"(public.pipeline_cards) to "authenticated";

grant execute on function "public"."offered_price"(public.pipeline_cards) to "service_role";

reset check_function_bodies;
