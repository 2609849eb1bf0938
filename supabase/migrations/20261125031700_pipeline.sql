set check_function_bodies = off;

drop view "private"."action_limits";

drop view "private"."personal_data";

drop function "public"."dashboard_figures"();

create table "public"."pipeline_cards" (
  "id"               uuid                     not null default gen_random_uuid(),
  "user_id"          uuid                     not null,
  "property_id"      uuid,
  "title"            text                     not null,
  "address"          text,
  "price"            bigint,
  "stage"            text                     not null default 'watching'::text,
  "position"         integer                  not null default 0,
  "notes"            text                     not null default ''::text,
  "notes_version"    integer                  not null default 0,
  "created_at"       timestamp with time zone not null default now(),
  "updated_at"       timestamp with time zone not null default now(),
  "stage_changed_at" timestamp with time zone not null default now(),
  constraint "pipeline_cards_address_check"
    check (((char_length(address) <= 340) AND (address ~ '\S'::text))),
  constraint "pipeline_cards_notes_check" check ((char_length(notes) <= 10000)),
  constraint "pipeline_cards_once" unique (user_id, property_id),
  constraint "pipeline_cards_pkey" primary key (id),
  constraint "pipeline_cards_price_check"
    check (((price >= 1) AND (price <= '100000000000'::bigint))),
  constraint "pipeline_cards_stage_check"
    check
    ((stage = ANY (ARRAY['watching'::text, 'analyzing'::text, 'offered'::text,
    'under_contract'::text, 'closed'::text, 'lost'::text]))),
  constraint "pipeline_cards_title_check"
    check (((char_length(title) <= 160) AND (title ~ '\S'::text)))
);

alter table "public"."pipeline_cards"
  enable row level security;

revoke all on table "public"."pipeline_cards" from "anon";

create table "public"."pipeline_files" (
  "id"         uuid                     not null,
  "user_id"    uuid                     not null,
  "card_id"    uuid                     not null,
  "path"       text                     not null,
  "name"       text                     not null,
  "size"       bigint                   not null,
  "mime_type"  text                     not null,
  "created_at" timestamp with time zone not null default now(),
  constraint "pipeline_files_name_check"
    check
    (((char_length(name) <= 160) AND (name ~ '\S'::text) AND (name !~
    '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text))),
  constraint "pipeline_files_path" unique (path),
  constraint "pipeline_files_pkey" primary key (id),
  constraint "pipeline_files_size_check" check ((size >= 0))
);

alter table "public"."pipeline_files"
  enable row level security;

revoke all on table "public"."pipeline_files" from "anon";

create table "public"."pipeline_tasks" (
  "id"         uuid                     not null default gen_random_uuid(),
  "user_id"    uuid                     not null,
  "card_id"    uuid                     not null,
  "title"      text                     not null,
  "due_on"     date,
  "due_at"     timestamp with time zone,
  "done_at"    timestamp with time zone,
  "created_at" timestamp with time zone not null default now(),
  constraint "pipeline_tasks_due_at_check" check (((due_at >= '2000-01-01 00:00:00+00'::timestamp
    with time zone) AND (due_at <= '2200-01-01 00:00:00+00'::timestamp with time zone))),
  constraint "pipeline_tasks_due_on_check"
    check (((due_on >= '2000-01-01'::date) AND (due_on <= '2200-01-01'::date))),
  constraint "pipeline_tasks_due" check (((due_on IS NULL) OR (due_at IS NULL))),
  constraint "pipeline_tasks_pkey" primary key (id),
  constraint "pipeline_tasks_title_check"
    check (((char_length(title) <= 200) AND (title ~ '\S'::text)))
);

alter table "public"."pipeline_tasks"
  enable row level security;

revoke all on table "public"."pipeline_tasks" from "anon";

create table "public"."saved_analyses" (
  "id"         uuid                     not null default gen_random_uuid(),
  "user_id"    uuid                     not null,
  "card_id"    uuid                     not null,
  "name"       text                     not null,
  "inputs"     jsonb                    not null,
  "created_at" timestamp with time zone not null default now(),
  constraint "saved_analyses_inputs_check"
    check
    (((jsonb_typeof(inputs) = 'object'::text) AND (octet_length((inputs)::text) <= 8000) AND
    COALESCE((((inputs ->> 'deal'::text) ~ '^[A-Za-z0-9_.-]+$'::text) AND (char_length((inputs ->>
    'deal'::text)) <= 2000)),
    false) AND COALESCE((jsonb_typeof((inputs -> 'figures'::text)) = 'object'::text), false))),
  constraint "saved_analyses_name_check"
    check (((char_length(name) <= 80) AND (name ~ '\S'::text))),
  constraint "saved_analyses_pkey" primary key (id)
);

alter table "public"."saved_analyses"
  enable row level security;

revoke all on table "public"."saved_analyses" from "anon";

create or replace function private.add_pipeline_file (
  id      uuid,
  card_id uuid,
  path    text,
  name    text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.advance_pipeline (
  member   uuid,
  property uuid,
  stage    text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.broadcast_pipeline()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.broadcast_change(touched.user_id, 'pipeline')
    from (select distinct t.user_id from touched t) as touched;
  return null;
end;
$function$;

create or replace function private.can_upload_pipeline_file (
  path text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.exported_pipeline()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'pipeline', (
      select coalesce(jsonb_agg(
        to_jsonb(c) - 'user_id' - 'position' - 'notes_version' order by c.created_at, c.id
      ), '[]')
      from public.pipeline_cards c where c.user_id = me.id
    ),
    'pipeline_tasks', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' order by t.created_at, t.id), '[]')
      from public.pipeline_tasks t where t.user_id = me.id
    ),
    'saved_analyses', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at, s.id), '[]')
      from public.saved_analyses s where s.user_id = me.id
    ),
    'pipeline_files', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at, f.id), '[]')
      from public.pipeline_files f where f.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.is_pipeline_file (
  path text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select exists (select from public.pipeline_files f where f.path = is_pipeline_file.path); $function$;

create or replace function private.limit_pipeline()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.pipeline_rank (
  stage text
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$ select array_position(array['watching', 'analyzing', 'offered', 'under_contract', 'closed'], stage); $function$;

create or replace function private.prepare_pipeline_card()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.stamp_task()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if tg_op = 'INSERT' or (new.done_at is null) <> (old.done_at is null) then
    new.done_at := case when new.done_at is not null then now() end;
  else
    new.done_at := old.done_at;
  end if;
  return new;
end;
$function$;

create or replace function private.touch_pipeline_card()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

create or replace function public.add_pipeline_file (
  id      uuid,
  card_id uuid,
  path    text,
  name    text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.add_pipeline_file(id, card_id, path, name); $function$;

revoke all on function "public"."add_pipeline_file"(uuid, uuid, text, text) from "anon";

create or replace function public.dashboard_figures (
  time_zone text default 'UTC'::text
)
  returns table (
    new_listings        bigint,
    new_listings_before bigint,
    active_members      bigint,
    deal_flow           bigint,
    deal_flow_listings  bigint,
    following           integer,
    followers           integer,
    has_buy_box         boolean,
    getting_started     jsonb,
    upcoming_events     jsonb,
    tasks_due           jsonb
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select m.*, coalesce(s.following, 0), coalesce(s.followers, 0),
    exists (select from public.buybox_profiles b where b.user_id = (select auth.uid())),
    private.getting_started(), private.upcoming_events(4), public.pipeline_due(time_zone, 5)
  from private.market_figures() as m
  left join public.member_stats s on s.user_id = (select auth.uid());
$function$;

revoke all on function "public"."dashboard_figures"(text) from "anon";

create or replace function public.export_my_data()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.exported_account() || private.exported_listings() || private.exported_notifications()
    || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
    || private.exported_alerts() || private.exported_submissions() || private.exported_billing()
      || private.exported_contact() || private.exported_pipeline() || private.exported_moderation()
      || private.exported_system_data()
  where (select auth.uid()) is not null;
$function$;

create or replace function public.move_pipeline_card (
  card_id   uuid,
  stage     text,
  before_id uuid default null::uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  card public.pipeline_cards;
  place integer;
begin
  -- Moves of one member wait for each other: each shifts several cards.
  perform pg_advisory_xact_lock(hashtextextended('pipeline ' || auth.uid(), 0));
  select c.* into card from public.pipeline_cards c where c.id = move_pipeline_card.card_id and c.user_id = auth.uid();
  if card.id is null then
    raise exception 'This deal is no longer in your pipeline.' using errcode = 'P0001';
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
$function$;

revoke all on function "public"."move_pipeline_card"(uuid, text, uuid) from "anon";

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
  order by coalesce(t.due_at, t.due_on) nulls last, t.created_at, t.id limit 1;
$function$;

revoke all on function "public"."next_task"(public.pipeline_cards) from "anon";

create or replace function public.pipeline_due (
  time_zone text,
  max_tasks integer default 5
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
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
$function$;

revoke all on function "public"."pipeline_due"(text, integer) from "anon";

create or replace function public.save_analysis (
  id          uuid,
  name        text,
  inputs      jsonb,
  property_id uuid  default null::uuid,
  card_id     uuid  default null::uuid,
  deal_title  text  default null::text
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

revoke all on function "public"."save_analysis"(uuid, text, jsonb, uuid, uuid, text) from "anon";

create or replace function public.weekly_report()
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  today constant date := private.utc_day(now());
  -- Today and the six days before, like the dashboard's new listings.
  first_day constant date := today - 6;
  since constant timestamptz := first_day::timestamp at time zone 'utc';
begin
  return (
    with own as materialized (
      select p.id, p.title, p.status, p.price, coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves,
        coalesce(sum(d.contacts), 0) as contacts
      from public.properties p left join private.own_listing_days(first_day) as d on d.property_id = p.id
      where p.user_id = me group by p.id
    ),
    matches as materialized (
      select p.id, p.title, p.property_type, p.city, p.state, p.price, p.cap_rate, p.created_at
      from public.matched_listings(100) as p where p.created_at >= since
    ),
    changes as (
      select o.id, o.title, l.price, l.changed_at,
        (
          select before.price from public.listing_prices before
          where before.property_id = l.property_id and (before.changed_at, before.id) < (l.changed_at, l.id)
          order by before.changed_at desc, before.id desc limit 1
        ) as previous_price
      from own o join public.listing_prices l on l.property_id = o.id and l.changed_at >= since
    ),
    events as (
      select e.id, e.title, e.starts_at, e.time_zone, e.format, e.location
      from public.event_registrations r join public.events e on e.id = r.event_id
      where r.user_id = me and r.status = 'registered' and e.status = 'published' and e.ends_at > now()
      order by e.starts_at, e.id limit 20
    )
    select jsonb_build_object(
      'from', first_day,
      'to', today,
      'figures', (
        select to_jsonb(f) - array['has_buy_box', 'getting_started', 'upcoming_events', 'tasks_due']
        from public.dashboard_figures() as f
      ),
      'has_buy_box', exists (select from public.buybox_profiles b where b.user_id = me),
      'matches', (select count(*) from matches),
      'newest_matches', (
        select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at desc, m.id desc), '[]')
        from (select * from matches m order by m.created_at desc, m.id desc limit 10) as m
      ),
      'own_listings', (select count(*) from own),
      'views', (select coalesce(sum(o.views), 0) from own o),
      'saves', (select coalesce(sum(o.saves), 0) from own o),
      'contacts', (select coalesce(sum(o.contacts), 0) from own o),
      'listings', (
        select coalesce(jsonb_agg(to_jsonb(o) order by o.contacts desc, o.saves desc, o.views desc, o.id), '[]')
        from (
          select * from own o where o.status <> 'sold' or o.views + o.saves + o.contacts > 0
          order by o.contacts desc, o.saves desc, o.views desc, o.id limit 25
        ) as o
      ),
      'price_changes', (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.changed_at desc, c.id), '[]')
        from (select * from changes c where c.previous_price is not null order by c.changed_at desc, c.id limit 25) as c
      ),
      'events', (select coalesce(jsonb_agg(to_jsonb(e) order by e.starts_at, e.id), '[]') from events e)
    )
  );
end;
$function$;

alter table "public"."pipeline_cards"
  add constraint "pipeline_cards_property_id_fkey" foreign key (property_id)
    references public.properties(id) on delete set null;

alter table "public"."pipeline_cards"
  add constraint "pipeline_cards_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."pipeline_files"
  add constraint "pipeline_files_card_id_fkey" foreign key (card_id)
    references public.pipeline_cards(id) on delete cascade;

alter table "public"."pipeline_files"
  add constraint "pipeline_files_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."pipeline_tasks"
  add constraint "pipeline_tasks_card_id_fkey" foreign key (card_id)
    references public.pipeline_cards(id) on delete cascade;

alter table "public"."pipeline_tasks"
  add constraint "pipeline_tasks_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."saved_analyses"
  add constraint "saved_analyses_card_id_fkey" foreign key (card_id)
    references public.pipeline_cards(id) on delete cascade;

alter table "public"."saved_analyses"
  add constraint "saved_analyses_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create index pipeline_cards_property_idx on public.pipeline_cards using btree (property_id);

create index pipeline_cards_stage_idx on public.pipeline_cards
  using btree (user_id, stage, "position", id);

create index pipeline_files_card_idx on public.pipeline_files using btree (card_id, created_at);

create index pipeline_files_user_idx on public.pipeline_files using btree (user_id);

create index pipeline_tasks_card_idx on public.pipeline_tasks using btree (card_id, created_at);

create index pipeline_tasks_open_idx on public.pipeline_tasks using btree (user_id, due_on, due_at)
  where (done_at is null);

create index pipeline_tasks_user_idx on public.pipeline_tasks using btree (user_id);

create index saved_analyses_card_idx on public.saved_analyses using btree (card_id, created_at);

create index saved_analyses_user_idx on public.saved_analyses using btree (user_id);

create trigger a_check_standing
  before insert or delete or update on public.pipeline_cards
  for each STATEMENT
  execute function private.check_standing('private');

create trigger check_updated_columns
  before update on public.pipeline_cards
  for each row
  execute function
    private.allow_update_columns('title', 'address', 'price', 'stage', 'position', 'notes');

create trigger enforce_change_limit
  before update on public.pipeline_cards
  for each STATEMENT
  execute function private.enforce_rate_limit('pipeline_change');

create trigger enforce_rate_limit
  before insert on public.pipeline_cards
  for each row
  execute function private.enforce_rate_limit('pipeline_item');

create trigger limit_pipeline
  after insert on public.pipeline_cards
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function
    private.limit_pipeline('500',
    'Your pipeline can have 500 deals. Remove some you no longer need.');

create trigger prepare_pipeline_card
  before insert on public.pipeline_cards
  for each row
  execute function private.prepare_pipeline_card();

create trigger realtime_added
  after insert on public.pipeline_cards referencing NEW table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger realtime_changed
  after update on public.pipeline_cards referencing NEW table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger realtime_removed
  after delete on public.pipeline_cards referencing OLD table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger touch_pipeline_card
  before update on public.pipeline_cards
  for each row
  execute function private.touch_pipeline_card();

create trigger a_check_standing
  before insert or delete or update on public.pipeline_files
  for each STATEMENT
  execute function private.check_standing('private');

create trigger a_check_standing
  before insert or delete or update on public.pipeline_tasks
  for each STATEMENT
  execute function private.check_standing('private');

create trigger check_updated_columns
  before update on public.pipeline_tasks
  for each row
  execute function private.allow_update_columns('title', 'due_on', 'due_at', 'done_at');

create trigger enforce_change_limit
  before update on public.pipeline_tasks
  for each STATEMENT
  execute function private.enforce_rate_limit('pipeline_change');

create trigger enforce_rate_limit
  before insert on public.pipeline_tasks
  for each row
  execute function private.enforce_rate_limit('pipeline_item');

create trigger limit_pipeline
  after insert on public.pipeline_tasks
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function
    private.limit_pipeline('100', 'A deal can have 100 tasks. Delete some you no longer need.');

create trigger realtime_added
  after insert on public.pipeline_tasks referencing NEW table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger realtime_changed
  after update on public.pipeline_tasks referencing NEW table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger realtime_removed
  after delete on public.pipeline_tasks referencing OLD table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger stamp_created_at
  before insert on public.pipeline_tasks
  for each row
  execute function private.stamp_created_at();

create trigger stamp_task
  before insert or update on public.pipeline_tasks
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function private.stamp_task();

create trigger a_check_standing
  before insert or delete or update on public.saved_analyses
  for each STATEMENT
  execute function private.check_standing('private');

create trigger enforce_rate_limit
  before insert on public.saved_analyses
  for each row
  execute function private.enforce_rate_limit('pipeline_item');

create trigger limit_pipeline
  after insert on public.saved_analyses
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function
    private.limit_pipeline('20',
    'A deal can have 20 saved analyses. Delete some you no longer need.');

create trigger stamp_created_at
  before insert on public.saved_analyses
  for each row
  execute function private.stamp_created_at();

create policy "Members can add cards to their own pipeline" on "public"."pipeline_cards"
  for insert
  to "authenticated"
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "Members can change their own cards" on "public"."pipeline_cards"
  for update
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "Members can delete their own cards" on "public"."pipeline_cards"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own cards" on "public"."pipeline_cards"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can delete their own files" on "public"."pipeline_files"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own files" on "public"."pipeline_files"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can add tasks to their own cards" on "public"."pipeline_tasks"
  for insert
  to "authenticated"
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.pipeline_cards c
  WHERE ((c.id = pipeline_tasks.card_id) AND (c.user_id = ( SELECT auth.uid() AS uid)))))));

create policy "Members can change their own tasks" on "public"."pipeline_tasks"
  for update
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "Members can delete their own tasks" on "public"."pipeline_tasks"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own tasks" on "public"."pipeline_tasks"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can delete their own saved analyses" on "public"."saved_analyses"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own saved analyses" on "public"."saved_analyses"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can save analyses on their own cards" on "public"."saved_analyses"
  for insert
  to "authenticated"
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.pipeline_cards c
  WHERE ((c.id = saved_analyses.card_id) AND (c.user_id = ( SELECT auth.uid() AS uid)))))));

create policy "Members can delete files that no card has" on "storage"."objects"
  for delete
  to "authenticated"
  using
    (((bucket_id = 'pipeline'::text) AND ((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text) AND (not private.is_pipeline_file(name)) AND
    (( select private.account_standing() as account_standing) <> all (ARRAY['suspended'::text,
    'banned'::text]))));

create policy "Members can read the files of their pipeline" on "storage"."objects"
  for select
  to "authenticated"
  using
    (((bucket_id = 'pipeline'::text) AND ((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text)));

create policy "Members can upload files to their own cards" on "storage"."objects"
  for insert
  to "authenticated"
  with
    check
    (((bucket_id = 'pipeline'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS
    uid))::text) AND private.can_upload_pipeline_file(name) AND
    (( SELECT private.account_standing() AS account_standing) <> ALL (ARRAY['suspended'::text,
    'banned'::text]))));

comment on column "public"."pipeline_cards"."address" is 'One line, as of title; null if not stated.';

comment on column "public"."pipeline_cards"."notes_version" is 'Goes up with every change of the notes. A save names the version it changes, so that two tabs can''t silently overwrite each other.';

comment on column "public"."pipeline_cards"."position" is 'Order in the stage, ascending; ties by id. A new card with 0 goes on top.';

comment on column "public"."pipeline_cards"."price" is 'Asking price in whole USD, as of title; null if not stated.';

comment on column "public"."pipeline_cards"."property_id" is 'The listing; null for a deal from elsewhere, and once the listing is deleted.';

comment on column "public"."pipeline_cards"."title" is 'For a listing: as it was when the card was added, so that the card survives it. Otherwise as the member entered it.';

comment on column "public"."pipeline_cards"."updated_at" is 'When the stage, the deal''s facts, or the notes last changed.';

comment on column "public"."pipeline_files"."id" is 'Chosen by the member''s app, so that adding is idempotent.';

comment on column "public"."pipeline_files"."path" is 'Path in the pipeline bucket, {owner}/{card}/{id}.{extension}.';

comment on column "public"."pipeline_files"."size" is 'Bytes, as recorded by storage.';

comment on column "public"."pipeline_tasks"."done_at" is 'When it was done; null while it isn''t.';

comment on column "public"."pipeline_tasks"."due_at" is 'Due at this time. A task has a day, a time, or neither.';

comment on column "public"."pipeline_tasks"."due_on" is 'Due on this day, in whatever time zone the member is in.';

comment on column "public"."saved_analyses"."inputs" is 'deal: the member''s own figures, as in the URL of an analysis. figures: every figure the analysis used, also the seller''s and the assumed ones, so that it opens the same after these have changed.';

comment on function "private"."add_pipeline_file"(uuid, uuid, text, text) is
  'Implements public.add_pipeline_file.';

comment on function "private"."advance_pipeline"(uuid, uuid, text) is 'For triggers: adds the listing to the member''s pipeline at this stage, or moves its card there, on top. Never moves a card backward, except to lost, and from lost to any stage. Does nothing if the listing or the member is gone or null. Ignores limits, so that it never stops what caused it. Raises 22023 for an unknown stage.';

comment on function "private"."broadcast_pipeline"() is 'Statement trigger on cards and tasks: tells their owner''s other tabs, which then read them again.';

comment on function "private"."can_upload_pipeline_file"(text) is 'Whether a path is one of a file of the caller''s card, {owner}/{card}/{file}.{extension}, and fewer than 20 files are stored for that card. Null is false.';

comment on function "private"."exported_pipeline"() is 'Part of public.export_my_data: the caller''s pipeline with tasks, saved analyses, and files.';

comment on function "private"."is_pipeline_file"(text) is 'Whether a card has this file, which then can''t be deleted.';

comment on function "private"."limit_pipeline"() is 'Insert trigger for API callers. Its arguments are how many rows a member (cards) or a card (everything else) can have, and the message of the P0001 it raises beyond that.';

comment on function "private"."pipeline_rank"(text) is 'The order of the stages a deal goes through, from 1; null for lost and unknown stages.';

comment on function "private"."prepare_pipeline_card"() is 'Insert trigger on pipeline_cards: copies the title, address, and price of the listing, and puts the card on top of its stage. Raises 42501 for another member''s card and a listing the caller can''t see.';

comment on function "private"."stamp_task"() is 'Trigger on pipeline_tasks for API callers: a task is done at the time it is marked, by the server''s clock.';

comment on function "private"."touch_pipeline_card"() is 'Update trigger on pipeline_cards: counts versions of the notes, and keeps the times of changes. A new order alone isn''t a change.';

comment on function "public"."add_pipeline_file"(uuid, uuid, text, text) is
  'Adds a file to one of the caller''s cards, uploaded to the pipeline bucket under {caller}/{card}/. Idempotent. Raises P0001, to be shown as is, for a card that isn''t the caller''s, a missing file, and beyond 10; 23502, 23505, or 23514 for a missing or invalid name, and a file or an ID that''s in use.';

comment on function "public"."dashboard_figures"(text) is 'The figures of the caller''s dashboard, in one row. new_listings: active listings posted in the last 7 days, including today. new_listings_before: in the 7 days before. active_members: members who signed in within 30 days. deal_flow: total asking price in USD of the deal_flow_listings active listings posted in the last 30 days. following, followers: the caller''s. has_buy_box: whether the caller has one. getting_started: see private.getting_started. upcoming_events: the caller''s next four, see private.upcoming_events. tasks_due: of the caller''s pipeline in this time zone, see public.pipeline_due.';

comment on function "public"."move_pipeline_card"(uuid, text, uuid) is 'Moves one of the caller''s cards to a stage, above the card before_id, or to the end of the stage if that''s null or no longer there. Raises P0001, to be shown as is, for a card that isn''t the caller''s or is gone, and beyond the limit of changes; 23514 for an unknown stage, and 23502 for none.';

comment on function "public"."next_task"(public.pipeline_cards) is 'Computed field: the card''s open task that is due first, {id, title, due_on, due_at}; those without a date come last. Null if there is none.';

comment on function "public"."pipeline_due"(text, integer) is 'The caller''s open tasks that are due today or overdue in a time zone (IANA name; UTC if it''s null or unknown), except those of lost deals: {count, today, tasks: [{id, title, due_on, due_at, card_id, card_title}]}, the first max_tasks of them (at most 50), most overdue first.';

comment on function "public"."save_analysis"(uuid, text, jsonb, uuid, uuid, text) is
  'Saves a deal analysis under an ID chosen by the app, and returns its card: that of the listing property_id, which is added at analyzing if it isn''t in the caller''s pipeline yet; else the card card_id; else a new one for a deal from elsewhere, titled deal_title. Idempotent. Raises 42501 for a listing the caller can''t see and a card that isn''t theirs; P0001, to be shown as is, beyond a limit; 23502 or 23514 for missing, invalid, or too large values.';

comment on table "public"."pipeline_cards" is 'Deals that members work on, for their owner alone: one card per listing and member, and deals from elsewhere. At most 500 per member.';

comment on table "public"."pipeline_files" is 'Files of a card, for its owner alone, in the private bucket `pipeline`. At most 10 per card.';

comment on table "public"."pipeline_tasks" is 'To-dos of a card, for its owner alone. At most 100 per card.';

comment on table "public"."saved_analyses" is 'Deal analyses saved on a card, for its owner alone. At most 20 per card.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."add_pipeline_file"(uuid, uuid, text, text) from public;

grant execute
  on function "private"."add_pipeline_file"(uuid, uuid, text, text)
  to "authenticated", "service_role";

revoke all on function "private"."advance_pipeline"(uuid, uuid, text) from public;

grant execute on function "private"."advance_pipeline"(uuid, uuid, text) to "service_role";

revoke all on function "private"."broadcast_pipeline"() from public;

revoke all on function "private"."can_upload_pipeline_file"(text) from public;

grant execute
  on function "private"."can_upload_pipeline_file"(text)
  to "authenticated", "service_role";

revoke all on function "private"."exported_pipeline"() from public;

grant execute on function "private"."exported_pipeline"() to "authenticated", "service_role";

revoke all on function "private"."is_pipeline_file"(text) from public;

grant execute on function "private"."is_pipeline_file"(text) to "authenticated", "service_role";

revoke all on function "private"."limit_pipeline"() from public;

revoke all on function "private"."pipeline_rank"(text) from public;

revoke all on function "private"."prepare_pipeline_card"() from public;

revoke all on function "private"."stamp_task"() from public;

revoke all on function "private"."touch_pipeline_card"() from public;

revoke all on function "public"."add_pipeline_file"(uuid, uuid, text, text) from public;

grant execute on function "public"."add_pipeline_file"(uuid, uuid, text, text) to "authenticated";

grant execute on function "public"."add_pipeline_file"(uuid, uuid, text, text) to "service_role";

revoke all on function "public"."dashboard_figures"(text) from public;

grant execute on function "public"."dashboard_figures"(text) to "authenticated";

grant execute on function "public"."dashboard_figures"(text) to "service_role";

revoke all on function "public"."move_pipeline_card"(uuid, text, uuid) from public;

grant execute on function "public"."move_pipeline_card"(uuid, text, uuid) to "authenticated";

grant execute on function "public"."move_pipeline_card"(uuid, text, uuid) to "service_role";

revoke all on function "public"."next_task"(public.pipeline_cards) from public;

grant execute on function "public"."next_task"(public.pipeline_cards) to "authenticated";

grant execute on function "public"."next_task"(public.pipeline_cards) to "service_role";

revoke all on function "public"."pipeline_due"(text, integer) from public;

grant execute on function "public"."pipeline_due"(text, integer) to "authenticated";

grant execute on function "public"."pipeline_due"(text, integer) to "service_role";

revoke all on function "public"."save_analysis"(uuid, text, jsonb, uuid, uuid, text) from public;

grant execute
  on function "public"."save_analysis"(uuid, text, jsonb, uuid, uuid, text)
  to "authenticated";

grant execute
  on function "public"."save_analysis"(uuid, text, jsonb, uuid, uuid, text)
  to "service_role";

revoke all on table "public"."pipeline_cards" from "authenticated";

grant delete, insert, select, update on table "public"."pipeline_cards" to "authenticated";

grant all on table "public"."pipeline_cards" to "service_role";

revoke all on table "public"."pipeline_files" from "authenticated";

grant delete, select on table "public"."pipeline_files" to "authenticated";

grant all on table "public"."pipeline_files" to "service_role";

revoke all on table "public"."pipeline_tasks" from "authenticated";

grant delete, insert, select, update on table "public"."pipeline_tasks" to "authenticated";

grant all on table "public"."pipeline_tasks" to "service_role";

revoke all on table "public"."saved_analyses" from "authenticated";

grant delete, insert, select on table "public"."saved_analyses" to "authenticated";

grant all on table "public"."saved_analyses" to "service_role";

reset check_function_bodies;
