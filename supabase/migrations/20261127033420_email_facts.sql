set check_function_bodies = off;

drop function "private"."claim_mail"(integer);

drop function "public"."claim_mail"(integer);

create or replace function private.claim_mail (
  max_rows integer
)
  returns table (
    id            uuid,
    user_id       uuid,
    email         text,
    name          text,
    kind          text,
    actor_id      uuid,
    actor_name    text,
    actor_trusted boolean,
    title_trusted boolean,
    place         text,
    data          jsonb
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.mail_queue q where q.created_at < now() - interval '30 days';
  return query
    with claimed as (
      update private.mail_queue q set claimed_at = clock_timestamp(), attempts = q.attempts + 1
      where q.id in (
        select w.id from private.mail_queue w
        where w.claimed_at is null and w.given_up_at is null and w.due_at <= now()
        order by w.due_at for update skip locked limit least(greatest(coalesce(max_rows, 20), 1), 100)
      )
      returning q.*
    )
    select c.id, c.user_id, contact.email, reader.name, c.kind, shown.id, coalesce(shown.name, party.name),
      coalesce(party.id is not null or private.trust_level(c.actor_id) > 0, false),
      c.kind = 'deal' or coalesce(listing.user_id = reader.id or private.trust_level(listing.user_id) > 0, false),
      z.city || ', ' || z.state, c.data
    from claimed c
    join public.users reader on reader.id = c.user_id
    join public.member_contacts contact on contact.user_id = c.user_id
    left join public.users shown on shown.id = c.actor_id and private.profile_visible_to(shown.id, reader.id)
    -- As public.by_name. Who is in a deal was let in by its buyer and seller.
    left join public.deal_parties party on c.kind = 'deal' and party.deal_id = (c.data ->> 'deal_id')::uuid
      and c.data ->> 'by' in (party.role, 'party:' || party.id)
    left join public.properties listing on listing.id = (c.data ->> 'property_id')::uuid
    left join public.zip_codes z on z.zip = coalesce(listing.zip, right(c.data ->> 'address', 5))
    order by c.due_at;
end;
$function$;

create or replace function private.notify_offer (
  member uuid,
  actor  uuid,
  step   text,
  entry  uuid,
  offer  public.offers
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.notify(member, 'offer', actor, entry, jsonb_strip_nulls(jsonb_build_object(
    'step', step, 'offer_id', o.id, 'property_id', o.property_id, 'title', o.title, 'address', o.address,
    'reason', o.end_reason, 'time_zone', v.time_zone,
    -- The news that a call ended are about several offers. Until then, only the buyer knows the price of a sealed one.
    'price', case when step <> 'opened' and (o.opened_at is not null or member = o.buyer_id) then v.price end,
    'due_at', case when o.state in ('sealed', 'open') and step <> 'opened' then private.utc_text(o.respond_by) end
  )), '{step,offer_id}')
  from public.offers o join public.offer_versions v on v.offer_id = o.id and v.version = o.version
  where o.id = offer.id;
$function$;

create or replace function private.record_deal_step (
  deal       public.deals,
  party      public.deal_parties,
  kind       text,
  data       jsonb               default '{}'::jsonb,
  texts      jsonb               default '{}'::jsonb,
  step       text                default null::text,
  recipients uuid[]              default null::uuid[]
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  entry uuid;
begin
  if party.user_id is not null then
    -- Every step is kept forever, and reaches the others.
    perform private.consume_rate_limit('deal_step');
    if jsonb_strip_nulls(texts) ?| '{reason,note}' and private.blocked_in_deal(deal, party.user_id) then
      raise exception 'Someone in this deal can’t get messages from you. Do this without a note.'
        using errcode = 'P0001';
    end if;
  end if;
  entry := private.append_entry(
    deal.offer_id, coalesce(private.ledger_actor(party), 'system'), kind, data, texts, party.user_id
  );
  perform private.notify(p.user_id, 'deal', null, entry, jsonb_build_object(
    -- What the property is called, not the seller's words.
    'step', coalesce(step, kind), 'deal_id', deal.id, 'title', deal.address, 'time_zone', deal.time_zone,
    'by', coalesce(private.ledger_actor(party), 'system')
  ) || case
    when recipients is not null or 'terms' = any (p.rights)
      then data - '{price_usd,lines,rights,sha256,size,readers,body_sha256,signers}'::text[]
        || case when 'terms' = any (p.rights) and data ? 'price_usd'
          then jsonb_build_object('price', data -> 'price_usd') else '{}' end
    else jsonb_strip_nulls(jsonb_build_object('milestone', data -> 'milestone', 'due_at', data -> 'due_at'))
  end || case
    when coalesce(step, kind) in ('closed', 'deal.fall_through') and p.role not in ('buyer', 'seller')
      then jsonb_build_object('access_ends_at', private.utc_text(now() + private.guest_access()))
    else '{}'
  end, '{step,deal_id,by,milestone,kind,outcome}')
  from public.deal_parties p
  where p.deal_id = deal.id and private.takes_part(p) and p.user_id is distinct from party.user_id
    and case
      when recipients is null then 'terms' = any (p.rights)
        or private.concerns_guest(p.rights, coalesce(step, kind), data ->> 'milestone')
      else p.id = any (recipients)
    end
  order by p.user_id;
  return entry;
end;
$function$;

create or replace function public.by_name (
  public .notifications
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select p.name from public.deal_parties p
  where $1.kind = 'deal' and p.deal_id = ($1.data ->> 'deal_id')::uuid
    and $1.data ->> 'by' in (p.role, 'party:' || p.id);
$function$;

create or replace function public.claim_mail (
  max_rows integer default 20
)
  returns table (
    id            uuid,
    user_id       uuid,
    email         text,
    name          text,
    kind          text,
    actor_id      uuid,
    actor_name    text,
    actor_trusted boolean,
    title_trusted boolean,
    place         text,
    data          jsonb
  )
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('send-mail');
  select * from private.claim_mail(max_rows);
$function$;

comment on function "private"."claim_mail"(integer) is 'Implements public.claim_mail.';

comment on function "private"."notify_offer"(uuid, uuid, text, uuid, public.offers) is
  'Notifies a member of a step of an offer (kind offer), once until they read it, with its current price, deadline (due_at) while it has one, and the reason it was canceled for. Never with terms that are sealed.';

comment on function
  "private"."record_deal_step"(public.deals, public.deal_parties, text, jsonb, jsonb, text, uuid[])
  is 'Adds a step of a deal to its ledger and notifies the other parties (kind deal), even across a block: those with the right to terms of each step, other guests of what concerns them. The price of a closing is only for those with the right to terms; nothing else has amounts. by: who did it, as in the ledger (see public.by_name). party: null for the system. step: the name in notifications, if not the kind. recipients: the parties to notify instead. Guests and JV partners learn when their access ends (access_ends_at). Returns the entry''s ID. Counts as a use of deal_step (private.action_limits), and repeats replace what the others haven''t read. Raises P0001, to be shown as is, beyond the limit, and for a note across a block.';

comment on function "public"."by_name"(public.notifications) is 'The name of the party that did what a notification of kind deal is about, as the deal shows it; null for the system, other kinds, deleted accounts, and readers who have left the deal.';

comment on function "public"."claim_mail"(integer) is 'For the send-mail function: claims up to 100 due emails. Report each with complete_mail. actor_id and actor_name are null if nobody is named or the reader can''t see the actor''s profile; a step of a deal has only the name, as the deal shows it. actor_trusted: whether the actor may message strangers (trust level 1), or is in the reader''s deal. title_trusted: whether the title in data is of a listing of the reader''s own or of someone who may message strangers, or what a deal calls its property. place: where the listing is, by its ZIP code: "Columbus, OH"; null without one.';

revoke all on function "private"."claim_mail"(integer) from public;

grant execute on function "private"."claim_mail"(integer) to "service_role";

revoke all on function "public"."by_name"(public.notifications) from public;

grant execute on function "public"."by_name"(public.notifications) to "authenticated";

grant execute on function "public"."by_name"(public.notifications) to "service_role";

revoke all on function "public"."claim_mail"(integer) from public;

grant execute on function "public"."claim_mail"(integer) to "service_role";

reset check_function_bodies;
