set check_function_bodies = off;

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
      then data - '{price_usd,amount_usd,due_usd,lines,rights,sha256,size,readers,body_sha256,signers}'::text[]
        || case when 'terms' = any (p.rights) and data ? 'price_usd'
          then jsonb_build_object('price', data -> 'price_usd') else '{}' end
    else jsonb_strip_nulls(jsonb_build_object('milestone', data -> 'milestone', 'due_at', data -> 'due_at'))
  end || case
    when coalesce(step, kind) in ('closed', 'deal.fall_through') and p.role not in ('buyer', 'seller')
      then jsonb_build_object('access_ends_at', private.utc_text(now() + private.guest_access()))
    else '{}'
  end || case when data ->> 'party' = p.id::text then jsonb_build_object('about_reader', true) else '{}' end,
  '{step,deal_id,by,milestone,kind,outcome}')
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

comment on function
  "private"."record_deal_step"(public.deals, public.deal_parties, text, jsonb, jsonb, text, uuid[])
  is 'Adds a step of a deal to its ledger and notifies the other parties (kind deal), even across a block: those with the right to terms of each step, other guests of what concerns them. The price of a closing is only for those with the right to terms; nothing else has amounts. by: who did it, as in the ledger (see public.by_name). party: null for the system. step: the name in notifications, if not the kind. recipients: the parties to notify instead. Guests and JV partners learn when their access ends (access_ends_at), and the party that a step is about, that it is (about_reader). Returns the entry''s ID. Counts as a use of deal_step (private.action_limits), and repeats replace what the others haven''t read. Raises P0001, to be shown as is, beyond the limit, and for a note across a block.';

reset check_function_bodies;
