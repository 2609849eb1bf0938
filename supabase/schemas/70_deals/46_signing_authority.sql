-- Who may sign for a company: the title company asks a party for the documents that say so, sees them once, and marks
-- them as seen. Everyone in the deal sees that it has; nobody else sees the documents.

create table public.deal_authorities (
  party_id uuid primary key references public.deal_parties (id) on delete cascade,
  deal_id uuid not null references public.deals (id) on delete cascade,
  asked_by uuid references public.deal_parties (id) on delete set null,
  asked_at timestamptz not null default clock_timestamp(),
  seen_by uuid references public.deal_parties (id) on delete set null,
  seen_at timestamptz
);
comment on table public.deal_authorities is
  'Whether a closing agent (private.closes_deal) asked who may sign for the company of the buyer or the seller, '
  'and has seen what says that. Read by the deal''s parties. Gone once the party acts for another company.';
comment on column public.deal_authorities.seen_at is 'Null until a closing agent has marked it as seen.';
create index deal_authorities_deal_idx on public.deal_authorities (deal_id);
create index deal_authorities_asker_idx on public.deal_authorities (asked_by);
create index deal_authorities_viewer_idx on public.deal_authorities (seen_by);

create function private.closes_deal(party public.deal_parties) returns boolean
language sql immutable set search_path = ''
as $$
  select party.role in ('title', 'attorney') and party.joined_at is not null and party.revoked_at is null
    and private.holds_money(party);
$$;
comment on function private.closes_deal(public.deal_parties) is
  'Whether a party closes the deal: a title company or an attorney who holds the money because both sides want them.';

create function private.closing_agent(deal public.deals) returns public.deal_parties
language plpgsql stable security definer set search_path = ''
as $$
declare
  agent constant public.deal_parties := private.acting_party(deal);
begin
  if not private.closes_deal(agent) then
    raise exception 'Only the title company or attorney whom both sides want can do this.' using errcode = '42501';
  end if;
  return agent;
end;
$$;
comment on function private.closing_agent(public.deals) is
  'The caller''s party of an open deal, if they close it (private.closes_deal). Raises 42501 for others, and P0001, to '
  'be shown as is, for an ended deal or an unverified email.';

create function private.lock_authority(
  party_id uuid, out deal public.deals, out agent public.deal_parties, out principal public.deal_parties
)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  deal := private.lock_deal((select p.deal_id from public.deal_parties p where p.id = lock_authority.party_id));
  agent := private.closing_agent(deal);
  select * into principal from public.deal_parties p where p.id = lock_authority.party_id for no key update;
  if principal.role not in ('buyer', 'seller') or principal.company is null then
    raise exception 'They sign for themselves, not for a company.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$$;
comment on function private.lock_authority(uuid) is
  'Locks an open deal and its buyer or seller who acts for a company, for a closing agent, and returns them. Raises '
  '42501 for others, and P0001, to be shown as is, for a party without a company.';

create function private.ask_for_authority(party_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked constant record := private.lock_authority(party_id);
  deal constant public.deals := locked.deal;
  agent constant public.deal_parties := locked.agent;
  principal constant public.deal_parties := locked.principal;
begin
  if exists (select from public.deal_authorities a where a.party_id = principal.id and a.seen_at is null) then
    return;
  end if;
  insert into public.deal_authorities as a (party_id, deal_id, asked_by) values (principal.id, deal.id, agent.id)
  on conflict on constraint deal_authorities_pkey do update set asked_by = excluded.asked_by,
    asked_at = excluded.asked_at, seen_by = null, seen_at = null;
  perform private.record_deal_step(deal, agent, 'authority.ask', jsonb_build_object('party', principal.id),
    recipients => array(select p.id from public.deal_parties p where principal.id in (p.id, p.signs_for)));
end;
$$;
comment on function private.ask_for_authority(uuid) is
  'For a title company or attorney whom both sides want: asks the buyer or the seller for what says who may sign '
  'for their company, also after it was seen. Notifies those who sign for it. Idempotent until it''s seen. Raises '
  '42501 for others, and P0001, to be shown as is.';
select private.expose('ask_for_authority', 'authenticated');

create function private.mark_authority_seen(party_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked constant record := private.lock_authority(party_id);
  deal constant public.deals := locked.deal;
  agent constant public.deal_parties := locked.agent;
  principal constant public.deal_parties := locked.principal;
  document uuid;
begin
  if exists (select from public.deal_authorities a where a.party_id = principal.id and a.seen_at is not null) then
    return;
  end if;
  insert into public.deal_authorities as a (party_id, deal_id, asked_by, seen_by, seen_at)
  values (principal.id, deal.id, agent.id, agent.id, clock_timestamp())
  on conflict on constraint deal_authorities_pkey do update set seen_by = excluded.seen_by, seen_at = excluded.seen_at;
  -- Seen once: what the company keeps to itself doesn't stay shared.
  for document in
    update public.deal_document_readers r set revoked_at = clock_timestamp()
    from public.deal_documents d join public.deal_parties p on p.id = d.added_by
    where r.document_id = d.id and r.party_id = agent.id and r.revoked_at is null and d.deal_id = deal.id
      and d.kind = 'authority' and principal.id in (p.id, p.signs_for)
    returning d.id
  loop
    perform private.log_document_step(document, agent.id, 'unshared', jsonb_build_object('party_id', agent.id));
  end loop;
  perform private.record_deal_step(deal, agent, 'authority.see', jsonb_build_object('party', principal.id));
end;
$$;
comment on function private.mark_authority_seen(uuid) is
  'For a title company or attorney whom both sides want: has seen what says who may sign for the company of the buyer '
  'or the seller. Ends the sharing of those documents (kind authority) with the caller, and notifies the others. '
  'Idempotent. Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('mark_authority_seen', 'authenticated');

create function private.forget_authority() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deal_authorities a where a.party_id = new.id;
  return null;
end;
$$;
comment on function private.forget_authority() is
  'Update trigger on deal_parties: what was seen of one company says nothing about another.';

create trigger forget_authority after update of company, company_state on public.deal_parties
  for each row when ((old.company, old.company_state) is distinct from (new.company, new.company_state))
  execute function private.forget_authority();

-- Policies ----------------------------------------------------------------------------------------------

alter table public.deal_authorities enable row level security;
create policy "Parties can read what was seen of the deal's companies"
  on public.deal_authorities for select to authenticated using (deal_id = any ((select private.my_deal_ids())::uuid[]));

-- Grants ------------------------------------------------------------------------------------------------

revoke all on public.deal_authorities from anon, authenticated, service_role;
grant select on public.deal_authorities to authenticated, service_role;
