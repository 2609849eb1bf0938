set check_function_bodies = off;

create or replace function private.concerns_guest (
  rights    text[],
  step      text,
  milestone text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select step in ('closed', 'deal.fall_through') or (
    'earnest_money' = any (rights) and milestone is not distinct from 'earnest_money' and step <> all (
      -- Only an agreed deadline counts.
      array['extension.propose', 'extension.declined', 'extension.withdrawn']
    )
  );
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
  entry := private.append_entry(
    deal.offer_id, coalesce(private.ledger_actor(party), 'system'), kind, data, texts, party.user_id
  );
  perform private.notify(p.user_id, 'deal', null, entry, jsonb_build_object(
    'step', coalesce(step, kind), 'deal_id', deal.id, 'title', deal.title, 'time_zone', deal.time_zone
  ) || case
    when recipients is not null or 'terms' = any (p.rights)
      then data - '{price_usd,lines,rights,sha256,size,readers,body_sha256,signers}'::text[]
    else jsonb_strip_nulls(jsonb_build_object('milestone', data -> 'milestone', 'due_at', data -> 'due_at'))
  end)
  from public.deal_parties p
  where p.deal_id = deal.id and p.revoked_at is null and p.user_id is distinct from party.user_id
    and case
      when recipients is null then 'terms' = any (p.rights)
        or private.concerns_guest(p.rights, coalesce(step, kind), data ->> 'milestone')
      else p.id = any (recipients)
    end
  order by p.user_id;
  return entry;
end;
$function$;

comment on function "private"."concerns_guest"(text[], text, text) is 'Whether a guest without the right to terms is notified of a step: of how the deal ends, and with the right earnest_money of that milestone''s steps and deadlines.';

comment on function
  "private"."record_deal_step"(public.deals, public.deal_parties, text, jsonb, jsonb, text, uuid[])
  is 'Adds a step of a deal to its ledger and notifies the other parties (kind deal), even across a block: those with the right to terms of each step, other guests of what concerns them. Never with amounts. party: who did it; null for the system. step: the name in notifications, if not the kind. recipients: the parties to notify instead. Returns the entry''s ID.';

revoke all on function "private"."concerns_guest"(text[], text, text) from public;

reset check_function_bodies;
