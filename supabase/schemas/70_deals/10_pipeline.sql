-- A member's private pipeline: the deals they work on, with tasks, saved analyses, and files. Only the owner can read
-- or write any of it; staff can't either.
--
-- The order of cards in a stage is an integer position. A new card goes to the top, above the lowest position. A move
-- names the card to place it above, and shifts that card and those below it in the same statement, so two tabs that
-- move cards at the same time each get what they did, whatever the other tab's order was. Gaps are harmless, and id
-- breaks ties.

create table public.pipeline_cards (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  property_id uuid references public.properties (id) on delete set null,
  title text not null check (char_length(title) <= 160 and title ~ '\S'),
  address text check (char_length(address) <= 340 and address ~ '\S'),
  price bigint check (price between 1 and 100000000000),
  stage text not null default 'watching'
    check (stage in ('watching', 'analyzing', 'offered', 'under_contract', 'closed', 'lost')),
  position integer not null default 0,
  notes text not null default '' check (char_length(notes) <= 10000),
  notes_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  stage_changed_at timestamptz not null default now(),
  constraint pipeline_cards_once unique (user_id, property_id)
);
comment on table public.pipeline_cards is
  'Deals that members work on, for their owner alone: one card per listing and member, and deals from elsewhere. At '
  'most 500 per member.';
comment on column public.pipeline_cards.property_id is
  'The listing; null for a deal from elsewhere, and once the listing is deleted.';
comment on column public.pipeline_cards.title is
  'For a listing: as it was when the card was added, so that the card survives it. Otherwise as the member entered it.';
comment on column public.pipeline_cards.address is 'One line, as of title; null if not stated.';
comment on column public.pipeline_cards.price is 'Asking price in whole USD, as of title; null if not stated.';
comment on column public.pipeline_cards.position is
  'Order in the stage, ascending; ties by id. A new card with 0 goes on top.';
comment on column public.pipeline_cards.notes_version is
  'Goes up with every change of the notes. A save names the version it changes, so that two tabs can''t silently '
  'overwrite each other.';
comment on column public.pipeline_cards.updated_at is 'When the stage, the deal''s facts, or the notes last changed.';
create index pipeline_cards_stage_idx on public.pipeline_cards (user_id, stage, position, id);
create index pipeline_cards_property_idx on public.pipeline_cards (property_id);

create table public.pipeline_tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  card_id uuid not null references public.pipeline_cards (id) on delete cascade,
  title text not null check (char_length(title) <= 200 and title ~ '\S'),
  due_on date check (due_on between '2000-01-01' and '2200-01-01'),
  due_at timestamptz check (due_at between '2000-01-01' and '2200-01-01'),
  done_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint pipeline_tasks_due check (due_on is null or due_at is null)
);
comment on table public.pipeline_tasks is 'To-dos of a card, for its owner alone. At most 100 per card.';
comment on column public.pipeline_tasks.due_on is 'Due on this day, in whatever time zone the member is in.';
comment on column public.pipeline_tasks.due_at is 'Due at this time. A task has a day, a time, or neither.';
comment on column public.pipeline_tasks.done_at is 'When it was done; null while it isn''t.';
create index pipeline_tasks_card_idx on public.pipeline_tasks (card_id, created_at);
create index pipeline_tasks_user_idx on public.pipeline_tasks (user_id);
create index pipeline_tasks_open_idx on public.pipeline_tasks (user_id, due_on, due_at) where done_at is null;

create table public.saved_analyses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  card_id uuid not null references public.pipeline_cards (id) on delete cascade,
  name text not null check (char_length(name) <= 80 and name ~ '\S'),
  inputs jsonb not null check (
    jsonb_typeof(inputs) = 'object' and octet_length(inputs::text) <= 8000
    -- As in a URL.
    and coalesce(inputs ->> 'deal' ~ '^[A-Za-z0-9_.-]+$' and char_length(inputs ->> 'deal') <= 2000, false)
    and coalesce(jsonb_typeof(inputs -> 'figures') = 'object', false)
  ),
  created_at timestamptz not null default now()
);
comment on table public.saved_analyses is 'Deal analyses saved on a card, for its owner alone. At most 20 per card.';
comment on column public.saved_analyses.inputs is
  'deal: the member''s own figures, as in the URL of an analysis. figures: every figure the analysis used, also the '
  'seller''s and the assumed ones, so that it opens the same after these have changed.';
create index saved_analyses_card_idx on public.saved_analyses (card_id, created_at);
create index saved_analyses_user_idx on public.saved_analyses (user_id);

create table public.pipeline_files (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  card_id uuid not null references public.pipeline_cards (id) on delete cascade,
  path text not null constraint pipeline_files_path unique,
  name text not null check (char_length(name) <= 160 and name ~ '\S'
    and name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
  size bigint not null check (size >= 0),
  mime_type text not null,
  created_at timestamptz not null default now()
);
comment on table public.pipeline_files is
  'Files of a card, for its owner alone, in the private bucket `pipeline`. At most 10 per card.';
comment on column public.pipeline_files.id is 'Chosen by the member''s app, so that adding is idempotent.';
comment on column public.pipeline_files.path is 'Path in the pipeline bucket, {owner}/{card}/{id}.{extension}.';
comment on column public.pipeline_files.size is 'Bytes, as recorded by storage.';
create index pipeline_files_card_idx on public.pipeline_files (card_id, created_at);
create index pipeline_files_user_idx on public.pipeline_files (user_id);

-- Cards -------------------------------------------------------------------------------------------

create function private.prepare_pipeline_card() returns trigger
language plpgsql set search_path = ''
as $$
declare
  listing record;
begin
  if current_user in ('anon', 'authenticated') then
    -- Before the listing is read, so that no error says more than that.
    if new.user_id is distinct from (select auth.uid()) then
      raise exception 'Not allowed on behalf of another member' using errcode = '42501';
    end if;
    new.created_at := now();
    new.updated_at := now();
    new.stage_changed_at := now();
    new.notes_version := 0;
    new.position := 0;
  end if;
  if new.property_id is not null then
    -- Runs with the caller's rights: a listing they can't see doesn't exist.
    select p.title, p.address || ', ' || p.city || ', ' || p.state || ' ' || p.zip as address, p.price into listing
    from public.properties p where p.id = new.property_id;
    if not found then
      raise exception 'This listing isn’t available' using errcode = '42501';
    end if;
    new.title := listing.title;
    new.address := listing.address;
    new.price := listing.price;
  end if;
  if new.position = 0 then
    select coalesce(min(c.position), 0) - 1 into new.position from public.pipeline_cards c
    where c.user_id = new.user_id and c.stage = new.stage;
  end if;
  return new;
end;
$$;
comment on function private.prepare_pipeline_card() is
  'Insert trigger on pipeline_cards: copies the title, address, and price of the listing, and puts the card on top of '
  'its stage. Raises 42501 for another member''s card and a listing the caller can''t see.';

create function private.touch_pipeline_card() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.notes <> old.notes then
    new.notes_version := old.notes_version + 1;
  end if;
  if new.stage <> old.stage then
    new.stage_changed_at := now();
  end if;
  if (new.stage, new.title, new.address, new.price, new.notes)
    is distinct from (old.stage, old.title, old.address, old.price, old.notes)
  then
    new.updated_at := now();
  end if;
  return new;
end;
$$;
comment on function private.touch_pipeline_card() is
  'Update trigger on pipeline_cards: counts versions of the notes, and keeps the times of changes. A new order alone '
  'isn''t a change.';

create function private.limit_pipeline() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := tg_argv[0];
  present integer;
begin
  if tg_table_name = 'pipeline_cards' then
    -- Serializes the inserts of a member, or of a card, so that concurrent ones are counted.
    perform from public.users u where u.id = new.user_id for no key update;
    select count(*) into present from public.pipeline_cards c where c.user_id = new.user_id;
  else
    perform from public.pipeline_cards c where c.id = new.card_id for no key update;
    execute format('select count(*) from public.%I where card_id = $1', tg_table_name) into present using new.card_id;
  end if;
  if present > most then
    raise exception '%', tg_argv[1] using errcode = 'P0001';
  end if;
  return null;
end;
$$;
comment on function private.limit_pipeline() is
  'Insert trigger for API callers. Its arguments are how many rows a member (cards) or a card (everything else) can '
  'have, and the message of the P0001 it raises beyond that.';

create function private.stamp_task() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or (new.done_at is null) <> (old.done_at is null) then
    new.done_at := case when new.done_at is not null then now() end;
  else
    new.done_at := old.done_at;
  end if;
  return new;
end;
$$;
comment on function private.stamp_task() is
  'Trigger on pipeline_tasks for API callers: a task is done at the time it is marked, by the server''s clock.';

create trigger check_updated_columns before update on public.pipeline_cards
  for each row execute function private.allow_update_columns(
    'title', 'address', 'price', 'stage', 'position', 'notes'
  );
create trigger enforce_rate_limit before insert on public.pipeline_cards
  for each row execute function private.enforce_rate_limit('pipeline_item');
create trigger enforce_change_limit before update on public.pipeline_cards
  for each statement execute function private.enforce_rate_limit('pipeline_change');
create trigger prepare_pipeline_card before insert on public.pipeline_cards
  for each row execute function private.prepare_pipeline_card();
create trigger touch_pipeline_card before update on public.pipeline_cards
  for each row execute function private.touch_pipeline_card();
create trigger limit_pipeline after insert on public.pipeline_cards
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_pipeline('500', 'Your pipeline can have 500 deals. Remove some you no longer need.');

create trigger check_updated_columns before update on public.pipeline_tasks
  for each row execute function private.allow_update_columns('title', 'due_on', 'due_at', 'done_at');
create trigger enforce_rate_limit before insert on public.pipeline_tasks
  for each row execute function private.enforce_rate_limit('pipeline_item');
create trigger enforce_change_limit before update on public.pipeline_tasks
  for each statement execute function private.enforce_rate_limit('pipeline_change');
create trigger stamp_created_at before insert on public.pipeline_tasks
  for each row execute function private.stamp_created_at();
create trigger touch_updated_at before update on public.pipeline_tasks
  for each row execute function private.touch_updated_at();
create trigger stamp_task before insert or update on public.pipeline_tasks
  for each row when (current_user in ('anon', 'authenticated')) execute function private.stamp_task();
create trigger limit_pipeline after insert on public.pipeline_tasks
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_pipeline('100', 'A deal can have 100 tasks. Delete some you no longer need.');

create trigger enforce_rate_limit before insert on public.saved_analyses
  for each row execute function private.enforce_rate_limit('pipeline_item');
create trigger stamp_created_at before insert on public.saved_analyses
  for each row execute function private.stamp_created_at();
create trigger limit_pipeline after insert on public.saved_analyses
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_pipeline('20', 'A deal can have 20 saved analyses. Delete some you no longer need.');

create function public.move_pipeline_card(
  card_id uuid, stage text, before_id uuid default null, seen timestamptz default null
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  card public.pipeline_cards;
  place integer;
begin
  -- Moves of one member wait for each other: each shifts several cards.
  perform pg_advisory_xact_lock(hashtextextended('pipeline ' || auth.uid(), 0));
  -- Locked, so that what is compared with `seen` is what is moved.
  select c.* into card from public.pipeline_cards c
  where c.id = move_pipeline_card.card_id and c.user_id = auth.uid() for no key update;
  if card.id is null then
    raise exception 'This deal is no longer in your pipeline.' using errcode = 'P0001';
  end if;
  if seen <> card.updated_at then
    raise sqlstate 'PT412' using message = 'This deal has changed.';
  end if;
  if before_id = card.id then
    return;
  end if;
  select c.position into place from public.pipeline_cards c
  where c.id = before_id and c.user_id = card.user_id and c.stage = move_pipeline_card.stage;
  -- Also when that card has moved away in another tab.
  if place is null then
    select coalesce(max(c.position), 0) + 1 into place from public.pipeline_cards c
    where c.user_id = card.user_id and c.stage = move_pipeline_card.stage and c.id <> card.id;
  end if;
  update public.pipeline_cards c
  set stage = case when c.id = card.id then move_pipeline_card.stage else c.stage end,
    -- Two steps, so that a card above that shares the position of the one below stays above.
    position = case when c.id = card.id then place + 1 else c.position + 2 end
  where c.id = card.id
    or (
      c.user_id = card.user_id and c.stage = move_pipeline_card.stage and c.id <> card.id
      and (c.position, c.id) >= (place, before_id)
    );
end;
$$;
comment on function public.move_pipeline_card(uuid, text, uuid, timestamptz) is
  'Moves one of the caller''s cards to a stage, above the card before_id, or to the end of the stage if that''s null '
  'or no longer there. Raises P0001, to be shown as is, for a card that isn''t the caller''s or is gone, and '
  'beyond the limit of changes; PT412 (HTTP 412) unless `seen` is null or the card''s updated_at; 23514 for an unknown '
  'stage, and 23502 for none.';

create function private.pipeline_rank(stage text) returns integer
language sql immutable set search_path = ''
as $$ select array_position(array['watching', 'analyzing', 'offered', 'under_contract', 'closed'], stage); $$;
comment on function private.pipeline_rank(text) is
  'The order of the stages a deal goes through, from 1; null for lost and unknown stages.';

create function private.advance_pipeline(member uuid, property uuid, stage text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.pipeline_rank(advance_pipeline.stage) is null and advance_pipeline.stage is distinct from 'lost' then
    raise exception 'Unknown stage: %', advance_pipeline.stage using errcode = '22023';
  end if;
  if not exists (select from public.properties p where p.id = property)
    or not exists (select from public.users u where u.id = member)
  then
    return;
  end if;
  insert into public.pipeline_cards (user_id, property_id, stage) values (member, property, advance_pipeline.stage)
  on conflict on constraint pipeline_cards_once do nothing;
  if found then
    return;
  end if;
  update public.pipeline_cards c
  set stage = advance_pipeline.stage,
    position = (
      select coalesce(min(o.position), 0) - 1 from public.pipeline_cards o
      where o.user_id = member and o.stage = advance_pipeline.stage
    )
  where c.user_id = member and c.property_id = property and c.stage <> advance_pipeline.stage
    and (
      advance_pipeline.stage = 'lost' or c.stage = 'lost'
      or private.pipeline_rank(c.stage) < private.pipeline_rank(advance_pipeline.stage)
    );
end;
$$;
comment on function private.advance_pipeline(uuid, uuid, text) is
  'For triggers: adds the listing to the member''s pipeline at this stage, or moves its card there, on top. Never '
  'moves a card backward, except to lost, and from lost to any stage. Does nothing if the listing or the member is '
  'gone or null. Ignores limits, so that it never stops what caused it. Raises 22023 for an unknown stage.';

create function public.next_task(public.pipeline_cards) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', t.id, 'title', t.title, 'due_on', t.due_on, 'due_at', t.due_at)
  from public.pipeline_tasks t
  where t.card_id = $1.id and t.done_at is null
  -- A day without a time includes that day.
  order by coalesce(t.due_at, t.due_on + 1) nulls last, t.created_at, t.id limit 1;
$$;
comment on function public.next_task(public.pipeline_cards) is
  'Computed field: the card''s open task that is due first, {id, title, due_on, due_at}; those without a date come '
  'last. Null if there is none.';

create function public.pipeline_due(time_zone text, max_tasks integer default 5) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  zone text := coalesce(pipeline_due.time_zone, 'UTC');
  today date;
begin
  begin
    today := (now() at time zone zone)::date;
  exception when invalid_parameter_value then
    -- Browsers and Postgres don't know exactly the same zones.
    zone := 'UTC';
    today := (now() at time zone zone)::date;
  end;
  return (
    with due as (
      select t.id, t.title, t.due_on, t.due_at, t.card_id, c.title as card_title, t.created_at,
        coalesce(t.due_on, (t.due_at at time zone zone)::date) as day
      from public.pipeline_tasks t join public.pipeline_cards c on c.id = t.card_id
      where t.user_id = (select auth.uid()) and t.done_at is null and c.stage <> 'lost'
        and (t.due_on <= today or t.due_at < (today + 1)::timestamp at time zone zone)
    ), first as (
      select * from due order by due.day, due.due_at nulls first, due.created_at, due.id
      limit least(greatest(coalesce(max_tasks, 5), 0), 50)
    )
    select jsonb_build_object(
      'count', (select count(*) from due),
      'today', today,
      'tasks', (
        select coalesce(jsonb_agg(
          to_jsonb(first) - 'created_at' - 'day'
          order by first.day, first.due_at nulls first, first.created_at, first.id
        ), '[]') from first
      )
    )
  );
end;
$$;
comment on function public.pipeline_due(text, integer) is
  'The caller''s open tasks that are due today or overdue in a time zone (IANA name; UTC if it''s null or unknown), '
  'except those of lost deals: {count, today, tasks: [{id, title, due_on, due_at, card_id, card_title}]}, the first '
  'max_tasks of them (at most 50), most overdue first.';

-- Analyses ----------------------------------------------------------------------------------------

create function public.save_analysis(
  id uuid, name text, inputs jsonb, property_id uuid default null, card_id uuid default null,
  deal_title text default null
) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  card uuid := save_analysis.card_id;
begin
  if save_analysis.property_id is not null then
    insert into public.pipeline_cards (user_id, property_id, stage)
    select me, save_analysis.property_id, 'analyzing'
    where not exists (
      select from public.pipeline_cards c where c.user_id = me and c.property_id = save_analysis.property_id
    )
    on conflict on constraint pipeline_cards_once do nothing;
    select c.id into card from public.pipeline_cards c
    where c.user_id = me and c.property_id = save_analysis.property_id;
  elsif card is null then
    -- The same ID as the analysis, so that a retry finds it.
    card := save_analysis.id;
    insert into public.pipeline_cards (id, user_id, title, stage)
    select card, me, save_analysis.deal_title, 'analyzing'
    where not exists (select from public.pipeline_cards c where c.id = card);
  end if;
  insert into public.saved_analyses (id, user_id, card_id, name, inputs)
  select save_analysis.id, me, card, btrim(save_analysis.name), save_analysis.inputs
  where not exists (select from public.saved_analyses s where s.id = save_analysis.id);
  return card;
end;
$$;
comment on function public.save_analysis(uuid, text, jsonb, uuid, uuid, text) is
  'Saves a deal analysis under an ID chosen by the app, and returns its card: that of the listing property_id, which '
  'is added at analyzing if it isn''t in the caller''s pipeline yet; else the card card_id; else a new one for a deal '
  'from elsewhere, titled deal_title. Idempotent. Raises 42501 for a listing the caller can''t see and a card that '
  'isn''t theirs; P0001, to be shown as is, beyond a limit; 23502 or 23514 for missing, invalid, or too large values.';

-- Files -------------------------------------------------------------------------------------------

create function private.is_pipeline_file(path text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.pipeline_files f where f.path = is_pipeline_file.path); $$;
comment on function private.is_pipeline_file(text) is 'Whether a card has this file, which then can''t be deleted.';

create function private.can_upload_pipeline_file(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when path ~ (
      '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpe?g|jfif|png|webp|docx?|xlsx?)$'
    ) then exists (
      select from public.pipeline_cards c
      where c.id = split_part(path, '/', 2)::uuid and c.user_id = (select auth.uid())
    ) and (
      -- Also counts uploads that were never added to the card.
      select count(*) < 20 from storage.objects o
      where o.bucket_id = 'pipeline'
        and starts_with(o.name, split_part(path, '/', 1) || '/' || split_part(path, '/', 2) || '/')
    )
    else false
  end;
$$;
comment on function private.can_upload_pipeline_file(text) is
  'Whether a path is one of a file of the caller''s card, {owner}/{card}/{file}.{extension}, and fewer than 20 files '
  'are stored for that card. Null is false.';

create function private.open_pipeline_file(file_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  opened text;
begin
  select f.path into opened from public.pipeline_files f
  where f.id = open_pipeline_file.file_id and f.user_id = (select auth.uid());
  if opened is null then
    raise exception 'This file isn’t available to you.' using errcode = '42501';
  end if;
  return private.openable('pipeline', opened);
end;
$$;
comment on function private.open_pipeline_file(uuid) is
  'For its owner: the path of a file of a card in the bucket pipeline, for the open-file function to sign. Raises '
  '42501 for others, and P0001 if it''s infected.';
select private.expose('open_pipeline_file', 'authenticated');

create function private.add_pipeline_file(id uuid, card_id uuid, path text, name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  -- Locked, so that parallel calls count each other's files.
  perform from public.pipeline_cards c
  where c.id = add_pipeline_file.card_id and c.user_id = me for no key update;
  if not found then
    raise exception 'This deal is no longer in your pipeline.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.pipeline_files f
    where f.id = add_pipeline_file.id and f.user_id = me and f.path = add_pipeline_file.path
  ) then
    return;
  end if;
  -- Type and size come from storage, not from the member.
  insert into public.pipeline_files (id, user_id, card_id, path, name, size, mime_type)
  select add_pipeline_file.id, me, add_pipeline_file.card_id, o.name, btrim(add_pipeline_file.name),
    (o.metadata ->> 'size')::bigint, o.metadata ->> 'mimetype'
  from storage.objects o
  where o.bucket_id = 'pipeline' and o.name = add_pipeline_file.path
    and starts_with(add_pipeline_file.path, me || '/' || add_pipeline_file.card_id || '/');
  if not found then
    raise exception 'This file is no longer available. Add it again.' using errcode = 'P0001';
  end if;
  if (select count(*) from public.pipeline_files f where f.card_id = add_pipeline_file.card_id) > 10 then
    raise exception 'A deal can have 10 files. Delete some you no longer need.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.add_pipeline_file(uuid, uuid, text, text) is
  'Adds a file to one of the caller''s cards, uploaded to the pipeline bucket under {caller}/{card}/. Idempotent. '
  'Raises P0001, to be shown as is, for a card that isn''t the caller''s, a missing file, and beyond 10; 23502, 23505, '
  'or 23514 for a missing or invalid name, and a file or an ID that''s in use.';
select private.expose('add_pipeline_file', 'authenticated');

-- Changes in other tabs ---------------------------------------------------------------------------

create trigger realtime_added after insert on public.pipeline_cards
  referencing new table as touched for each statement execute function private.broadcast_touched('pipeline');
create trigger realtime_changed after update on public.pipeline_cards
  referencing new table as touched for each statement execute function private.broadcast_touched('pipeline');
create trigger realtime_removed after delete on public.pipeline_cards
  referencing old table as touched for each statement execute function private.broadcast_touched('pipeline');
create trigger realtime_added after insert on public.pipeline_tasks
  referencing new table as touched for each statement execute function private.broadcast_touched('pipeline');
create trigger realtime_changed after update on public.pipeline_tasks
  referencing new table as touched for each statement execute function private.broadcast_touched('pipeline');
create trigger realtime_removed after delete on public.pipeline_tasks
  referencing old table as touched for each statement execute function private.broadcast_touched('pipeline');

-- Policies ----------------------------------------------------------------------------------------

alter table public.pipeline_cards enable row level security;
alter table public.pipeline_tasks enable row level security;
alter table public.saved_analyses enable row level security;
alter table public.pipeline_files enable row level security;

create policy "Members can read their own cards"
  on public.pipeline_cards for select to authenticated using (user_id = (select auth.uid()));
create policy "Members can add cards to their own pipeline"
  on public.pipeline_cards for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Members can change their own cards"
  on public.pipeline_cards for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Members can delete their own cards"
  on public.pipeline_cards for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own tasks"
  on public.pipeline_tasks for select to authenticated using (user_id = (select auth.uid()));
create policy "Members can add tasks to their own cards"
  on public.pipeline_tasks for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.pipeline_cards c where c.id = card_id and c.user_id = (select auth.uid()))
  );
create policy "Members can change their own tasks"
  on public.pipeline_tasks for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Members can delete their own tasks"
  on public.pipeline_tasks for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own saved analyses"
  on public.saved_analyses for select to authenticated using (user_id = (select auth.uid()));
create policy "Members can save analyses on their own cards"
  on public.saved_analyses for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.pipeline_cards c where c.id = card_id and c.user_id = (select auth.uid()))
  );
create policy "Members can delete their own saved analyses"
  on public.saved_analyses for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own files"
  on public.pipeline_files for select to authenticated using (user_id = (select auth.uid()));
create policy "Members can delete their own files"
  on public.pipeline_files for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read the files of their pipeline"
  on storage.objects for select to authenticated
  using (bucket_id = 'pipeline' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Members can upload files to their own cards"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'pipeline' and (storage.foldername(name))[1] = (select auth.uid())::text
      and private.can_upload_pipeline_file(name)
      and (select private.account_standing()) not in ('suspended', 'banned')
  );

-- No update policy: files never change.
create policy "Members can delete files that no card has"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'pipeline' and (storage.foldername(name))[1] = (select auth.uid())::text
      and not private.is_pipeline_file(name)
      and (select private.account_standing()) not in ('suspended', 'banned')
  );

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.pipeline_cards, public.pipeline_tasks, public.saved_analyses, public.pipeline_files
  from anon, authenticated;
grant select, insert, update, delete on public.pipeline_cards, public.pipeline_tasks to authenticated;
grant select, insert, delete on public.saved_analyses to authenticated;
grant select, delete on public.pipeline_files to authenticated;
grant all on public.pipeline_cards, public.pipeline_tasks, public.saved_analyses, public.pipeline_files
  to service_role;
grant execute on function
  private.is_pipeline_file(text), private.can_upload_pipeline_file(text)
  to authenticated, service_role;
grant execute on function private.advance_pipeline(uuid, uuid, text) to service_role;
grant execute on function
  public.next_task(public.pipeline_cards), public.move_pipeline_card(uuid, text, uuid, timestamptz),
  public.pipeline_due(text, integer), public.save_analysis(uuid, text, jsonb, uuid, uuid, text)
  to authenticated, service_role;
