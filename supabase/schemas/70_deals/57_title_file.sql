-- The title file of a deal: what the title company needs before the closing, by whom and when, until it's cleared to
-- close. It opens with a checklist of the state (supabase/data/title_checklist.sql), and the title company keeps it.

create table private.title_checklist (
  state text not null check (state ~ '^([A-Z]{2}|[*])$'),
  kind text not null check (
    kind in ('commitment', 'payoff', 'hoa', 'survey', 'tax', 'authority', 'wire', 'settlement', 'other')
  ),
  label text not null check (char_length(label) between 2 and 120),
  owner text not null check (owner in ('buyer', 'seller', 'title')),
  days_before integer not null check (days_before between 0 and 60),
  position integer not null,
  primary key (state, kind, owner)
);
comment on table private.title_checklist is
  'What a title file begins with, from supabase/data: everywhere for the state *, and in a state besides. '
  'days_before: when it''s due, before the closing.';

create table public.deal_title_files (
  deal_id uuid primary key references public.deals (id) on delete cascade,
  number text not null check (char_length(number) between 1 and 40),
  opened_by uuid references public.deal_parties (id) on delete set null,
  opened_at timestamptz not null default clock_timestamp(),
  cleared_at timestamptz
);
comment on table public.deal_title_files is 'The title file of a deal. Read by its parties.';
comment on column public.deal_title_files.number is 'The title company''s number of the file.';
comment on column public.deal_title_files.cleared_at is 'When it was cleared to close; null while something is open.';
create index deal_title_files_opener_idx on public.deal_title_files (opened_by);

create table public.deal_title_items (
  id uuid primary key default gen_random_uuid(),
  deal_id uuid not null references public.deal_title_files (deal_id) on delete cascade,
  kind text not null,
  label text not null check (char_length(label) between 2 and 120),
  owner text not null check (owner in ('buyer', 'seller', 'title')),
  due_on date,
  state text not null default 'open' check (state in ('open', 'sent', 'done', 'not_needed')),
  buyer_approved_at timestamptz,
  seller_approved_at timestamptz,
  position integer not null,
  changed_at timestamptz not null default clock_timestamp(),
  constraint deal_title_items_approved check (
    kind = 'settlement' or (buyer_approved_at is null and seller_approved_at is null)
  )
);
comment on table public.deal_title_items is
  'What the title file of a deal needs, and from whom. Read by its parties. Documents are shared as in any deal.';
comment on column public.deal_title_items.kind is 'Of private.title_checklist; other for those that were added.';
comment on column public.deal_title_items.due_on is 'The last day, in the deal''s time zone; null for none.';
comment on column public.deal_title_items.state is
  'open; sent, by who owes it, for the title company to check; done; or not_needed. A settlement statement is sent to '
  'the buyer and the seller, and done once both approved it.';
create index deal_title_items_deal_idx on public.deal_title_items (deal_id, position);

create function private.open_title_file(deal_id uuid, number text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  agent constant public.deal_parties := private.closing_agent(deal);
  typed constant text := private.clean_line(number);
  closing constant date := (
    select private.last_day(m.due_at, deal.time_zone) from public.deal_milestones m
    where m.deal_id = deal.id and m.kind = 'closing'
  );
begin
  if typed is null or char_length(typed) > 40 then
    raise exception 'Enter the number of your file, in up to 40 characters.' using errcode = 'P0001';
  end if;
  if exists (select from public.deal_title_files f where f.deal_id = deal.id and f.number = typed) then
    return;
  end if;
  insert into public.deal_title_files as f (deal_id, number, opened_by) values (deal.id, typed, agent.id)
  on conflict on constraint deal_title_files_pkey do update set number = excluded.number;
  insert into public.deal_title_items (deal_id, kind, label, owner, due_on, position)
  select deal.id, c.kind, c.label, c.owner,
    greatest(closing - c.days_before, (now() at time zone deal.time_zone)::date), c.position
  from private.title_checklist c
  where c.state in ('*', private.agreement_state(deal))
    and (c.kind <> 'authority' or exists (
      select from public.deal_parties p where p.deal_id = deal.id and p.role = c.owner and p.company is not null
    ))
    and not exists (select from public.deal_title_items i where i.deal_id = deal.id);
  perform private.record_deal_step(deal, agent, 'title.open', '{}', jsonb_build_object('number', typed));
end;
$$;
comment on function private.open_title_file(uuid, text) is
  'For a title company or attorney whom both sides want: opens the deal''s title file under their number, of at most '
  '40 characters, with the checklist of the property''s state, or changes the number. Notifies the others. Idempotent. '
  'Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('open_title_file', 'authenticated');

create function private.add_title_item(item_id uuid, deal_id uuid, label text, owner text, due_on date default null)
  returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  agent constant public.deal_parties := private.closing_agent(deal);
  typed constant text := private.clean_line(label);
begin
  if exists (select from public.deal_title_items i where i.id = add_title_item.item_id and i.deal_id = deal.id) then
    return;
  end if;
  if not exists (select from public.deal_title_files f where f.deal_id = deal.id) then
    raise exception 'Open the title file first.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if typed is null or char_length(typed) not between 2 and 120 then
    raise exception 'Enter what’s needed, in 2 to 120 characters.' using errcode = 'P0001';
  end if;
  if due_on < (now() at time zone deal.time_zone)::date then
    raise exception 'Choose today or a later date.' using errcode = 'P0001';
  end if;
  if (select count(*) from public.deal_title_items i where i.deal_id = deal.id) >= 40 then
    raise exception 'A title file can have up to 40 items.' using errcode = 'P0001';
  end if;
  insert into public.deal_title_items (id, deal_id, kind, label, owner, due_on, position)
  values (add_title_item.item_id, deal.id, 'other', typed, add_title_item.owner, add_title_item.due_on,
    (select 1 + coalesce(max(i.position), 0) from public.deal_title_items i where i.deal_id = deal.id));
  update public.deal_title_files f set cleared_at = null where f.deal_id = deal.id;
  perform private.record_deal_step(deal, agent, 'title.item', jsonb_build_object(
    'item', add_title_item.item_id, 'item_kind', 'other', 'owner', add_title_item.owner, 'state', 'open'
  ), jsonb_build_object('label', typed), recipients => array(
    select p.id from public.deal_parties p where p.deal_id = deal.id and p.role = add_title_item.owner
  ));
end;
$$;
comment on function private.add_title_item(uuid, uuid, text, text, date) is
  'For a title company or attorney whom both sides want: adds what they need (2 to 120 characters) from the buyer, the '
  'seller, or themselves (owner: title) to their file, up to 40 items. item_id: a new ID; the same one twice makes '
  'one. Notifies who owes it. Raises 42501 for others, 23514 for an unknown owner, and P0001, to be shown as is.';
select private.expose('add_title_item', 'authenticated');

create function private.clear_title(deal_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  agent constant public.deal_parties := private.closing_agent(deal);
  still_open integer;
begin
  select count(*) into still_open from public.deal_title_items i
  where i.deal_id = deal.id and i.state in ('open', 'sent');
  if still_open > 0 then
    raise exception '% still open. Mark each as done, or as not needed, first.',
      case still_open when 1 then 'One item is' else still_open || ' items are' end
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  update public.deal_title_files f set cleared_at = clock_timestamp()
  where f.deal_id = deal.id and f.cleared_at is null;
  if found then
    perform private.record_deal_step(deal, agent, 'title.clear', '{}', recipients => array(
      select p.id from public.deal_parties p where p.deal_id = deal.id
    ));
  end if;
end;
$$;
comment on function private.clear_title(uuid) is
  'For a title company or attorney whom both sides want: the title is cleared to close. Notifies everyone in the deal. '
  'Idempotent; does nothing without a file. Raises 42501 for others, and P0001, to be shown as is, while an item is '
  'open.';
select private.expose('clear_title', 'authenticated');

-- Policies ----------------------------------------------------------------------------------------------

alter table public.deal_title_files enable row level security;
alter table public.deal_title_items enable row level security;
create policy "Parties can read the title file"
  on public.deal_title_files for select to authenticated using (deal_id = any ((select private.my_deal_ids())::uuid[]));
create policy "Parties can read what the title file needs"
  on public.deal_title_items for select to authenticated using (deal_id = any ((select private.my_deal_ids())::uuid[]));

-- Grants ------------------------------------------------------------------------------------------------

revoke all on public.deal_title_files, public.deal_title_items from anon, authenticated, service_role;
grant select on public.deal_title_files, public.deal_title_items to authenticated, service_role;
revoke all on private.title_checklist from public;
