set check_function_bodies = off;

create or replace function private.add_version (
  offer   public.offers,
  author  text,
  version integer,
  terms   jsonb
)
  returns public.offer_versions
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  added public.offer_versions;
  required_share constant integer := (select p.jv_share_pct from public.properties p where p.id = offer.property_id);
  call_deadline constant timestamptz := (
    select c.deadline from public.calls_for_offers c where c.property_id = offer.property_id and c.state = 'running'
  );
begin
  added := jsonb_populate_record(null::public.offer_versions,
    '{"earnest_due_hours": 48, "inspection_days": 0, "contingencies": [], "jv_share_pct": 0}' || terms);
  added.offer_id := offer.id;
  added.version := add_version.version;
  added.author := add_version.author;
  added.created_at := clock_timestamp();
  -- As the database has them: the browser only says which ones its member saw.
  added.claims := private.listing_claims(offer.property_id);
  if terms ? 'seen_claims' and author = 'buyer' and added.claims is distinct from terms -> 'seen_claims' then
    raise exception 'The seller has just changed the listing’s numbers. Review them before you send this.'
      using errcode = 'P0001', hint = 'offer_changed';
  end if;
  perform private.check_time_zone(added.time_zone);
  if added.earnest_money > added.price then
    raise exception 'Earnest money can’t be more than the price.' using errcode = 'P0001';
  end if;
  if required_share > 0 and added.jv_share_pct is distinct from required_share then
    raise exception 'This listing requires a joint venture: the seller gets % of the profit.', required_share || '%'
      using errcode = 'P0001';
  end if;
  if added.expires_at < now() + interval '1 hour' or added.expires_at > now() + interval '60 days' then
    raise exception 'Choose an expiration between 1 hour and 60 days from now.' using errcode = 'P0001';
  end if;
  if offer.state = 'sealed' and added.expires_at < call_deadline + interval '1 hour' then
    raise exception 'Your offer has to stay open until at least an hour after the deadline of the call for offers.'
      using errcode = 'P0001';
  end if;
  -- Midnight ends the day before it.
  if added.closing_on < ((added.expires_at - interval '1 microsecond') at time zone added.time_zone)::date
    or added.closing_on > (now() at time zone added.time_zone)::date + 730 then
    raise exception 'Choose a closing date after the offer expires and within two years.' using errcode = 'P0001';
  end if;
  perform private.check_verified_funds(offer, added);
  insert into public.offer_versions select added.*;
  return added;
end;
$function$;

create or replace function public.next_task (
  public .pipeline_cards
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', t.id, 'title', t.title, 'due_on', t.due_on, 'due_at', t.due_at)
  from public.pipeline_tasks t
  where t.card_id = $1.id and t.done_at is null
  -- A day without a time includes that day.
  order by coalesce(t.due_at, t.due_on + 1) nulls last, t.created_at, t.id limit 1;
$function$;

reset check_function_bodies;
