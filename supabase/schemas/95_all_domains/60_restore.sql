-- Restoring what public.export_my_data returned into an empty account. docs/decisions/0033-restore.md has the reasons.
--
-- Rows are written with the caller's rights, under the policies and triggers of their own writes, so an archive can't
-- do more than they can by hand. src/features/account/restore decides what's read from an archive, and gives the rows
-- IDs of this account.

create function private.restore_rows(
  items jsonb, statement text, missing text default 'It isn’t available to you.'
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  total constant integer := jsonb_array_length(items);
  written integer;
  broken_constraint text;
  reason text;
begin
  begin
    execute statement using items;
    get diagnostics written = row_count;
    return jsonb_build_object(
      'restored', written,
      'refused', case when written < total then jsonb_build_object(missing, total - written) else '{}' end
    );
  exception
    when raise_exception then
      reason := sqlerrm;
    when insufficient_privilege then
      reason := missing;
    when foreign_key_violation then
      reason := 'What it belongs to no longer exists.';
    when unique_violation then
      reason := 'It’s in the archive more than once.';
    when check_violation then
      get stacked diagnostics broken_constraint = constraint_name;
      -- Without a constraint, a trigger raised it, in words for the member.
      reason := case when broken_constraint = '' then sqlerrm else 'It isn’t valid.' end;
    when integrity_constraint_violation or data_exception then
      reason := 'It isn’t valid.';
  end;
  if total = 1 then
    return jsonb_build_object('restored', 0, 'refused', jsonb_build_object(reason, 1));
  end if;
  return (
    with halves as materialized (
      select private.restore_rows(
        jsonb_path_query_array(items, '$[$first to $last]', jsonb_build_object('first', h.first, 'last', h.last)),
        statement, missing
      ) as result
      from (values (0, total / 2 - 1), (total / 2, total - 1)) as h (first, last)
    ), reasons as (
      select r.key as reason, sum(r.value::integer) as rows
      from halves h cross join lateral jsonb_each_text(h.result -> 'refused') as r group by r.key
    )
    select jsonb_build_object(
      'restored', (select sum((h.result ->> 'restored')::integer) from halves h),
      'refused', (select coalesce(jsonb_object_agg(r.reason, r.rows), '{}') from reasons r)
    )
  );
end;
$$;
comment on function private.restore_rows(jsonb, text, text) is
  'Runs a statement that writes a list of rows, its only parameter. If one of them is refused, writes each half of the '
  'list on its own, and so finds which. Returns {restored, refused}: how many were written, and by reason, a sentence '
  'for the member, how many weren''t: `missing` if the statement passed over them, or the caller may not write them.';

create function private.restore_drafts(items jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.limit_drafts(auth.uid(), jsonb_array_length(items));
  return private.restore_rows(items, $sql$
    insert into public.listing_drafts (id, user_id, fields, photo_urls)
    select r.id, auth.uid(), r.fields, coalesce(r.photo_urls, '{}')
    from jsonb_to_recordset($1) as r (id uuid, fields jsonb, photo_urls text[])
  $sql$);
end;
$$;
comment on function private.restore_drafts(jsonb) is
  'Restores the caller''s drafts of listings, without counting each toward the limit a day, as importing them does. '
  'Raises P0001, to be shown as is, beyond 10,000 drafts.';

create function private.restores(begins boolean) returns void
language sql volatile set search_path = ''
as $$ select set_config('private.restores', case when begins then 'on' else 'off' end, true); $$;
comment on function private.restores(boolean) is
  'At the beginning and end of restoring rows: private.enforce_rate_limit doesn''t count each, because restoring is '
  'limited itself.';

create function private.filled_sections() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.section, f.rows) filter (where f.rows > 0), '{}')
  from public.users u
  join public.member_contacts c on c.user_id = u.id
  cross join lateral (values
    (
      'profile',
      -- What sign-up asks for, and a picture, may be there.
      (
        coalesce(u.title, u.bio, c.website) is not null or u.past_deals > 0 or u.social_links <> '{}'
        or cardinality(u.expertise || u.certifications || u.investment_interests) > 0
      )::integer
    ),
    (
      'buy_box',
      -- Sign-up starts one, in the same transaction.
      (select count(*) from public.buybox_profiles b where b.user_id = u.id and b.updated_at <> u.created_at)
    ),
    ('listings', (select count(*) from public.properties p where p.user_id = u.id)),
    ('listing_drafts', (select count(*) from public.listing_drafts d where d.user_id = u.id)),
    ('listing_feedback', (select count(*) from public.property_feedback f where f.user_id = u.id)),
    ('saved_listings', (select count(*) from public.saved_listings s where s.user_id = u.id)),
    ('saved_searches', (select count(*) from public.saved_searches s where s.user_id = u.id)),
    ('pipeline', (select count(*) from public.pipeline_cards p where p.user_id = u.id)),
    ('followed_topics', (select count(*) from public.topic_follows t where t.user_id = u.id)),
    ('blocked', (select count(*) from public.member_blocks b where b.blocker_id = u.id)),
    (
      'proofs_of_funds',
      (select count(*) from public.proofs_of_funds p where p.user_id = u.id and p.status <> 'withdrawn')
    )
  ) as f (section, rows)
  where u.id = (select auth.uid());
$$;
comment on function private.filled_sections() is
  'How many rows the caller has in each section of an archive that is only restored into an account without any; '
  'only sections with some.';

create function private.restore_sections(archive jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  result jsonb := '{}';
  listing_gone constant text := 'The listing is no longer available.';
  kept constant text := 'It’s already set in this account.';
  denied constant text := 'It isn’t available to you.';
  step record;
begin
  -- Each after what it belongs to. What changes the counts of listings comes first: everything locks rows before
  -- members.
  for step in
    select s.section, s.statement, s.missing from (values
      (1, 'listing_feedback', $sql$
        insert into public.property_feedback (user_id, property_id, feedback_type)
        select auth.uid(), r.property_id, r.feedback_type
        from jsonb_to_recordset($1) as r (property_id uuid, feedback_type text)
      $sql$, listing_gone),
      (2, 'saved_listings', $sql$
        insert into public.saved_listings (user_id, property_id)
        select auth.uid(), r.property_id from jsonb_to_recordset($1) as r (property_id uuid)
      $sql$, listing_gone),
      (3, 'profile', $sql$
        select public.save_profile(i.item) from jsonb_array_elements($1) as i (item)
      $sql$, denied),
      (4, 'buy_box', $sql$
        insert into public.buybox_profiles (
          user_id, states, counties, property_types, conditions, min_price, max_price, financing,
          investment_strategies, vip_alerts, phone, alert_mail, filters, seller_invitations, shown
        )
        select auth.uid(), r.states, r.counties, r.property_types, r.conditions, r.min_price, r.max_price, r.financing,
          r.investment_strategies, r.vip_alerts, r.phone, r.alert_mail, r.filters, r.seller_invitations, r.shown
        from jsonb_populate_recordset(null::public.buybox_profiles, $1) as r
        on conflict (user_id) do update set
          states = excluded.states, counties = excluded.counties, property_types = excluded.property_types,
          conditions = excluded.conditions, min_price = excluded.min_price, max_price = excluded.max_price,
          financing = excluded.financing, investment_strategies = excluded.investment_strategies,
          vip_alerts = excluded.vip_alerts, phone = excluded.phone, alert_mail = excluded.alert_mail,
          filters = excluded.filters, seller_invitations = excluded.seller_invitations, shown = excluded.shown
      $sql$, denied),
      (5, 'notification_settings', $sql$
        insert into public.notification_settings (user_id, kind, in_app, mail, push)
        select auth.uid(), r.kind, r.in_app, r.mail, r.push
        from jsonb_to_recordset($1) as r (kind text, in_app boolean, mail boolean, push boolean)
        on conflict (user_id, kind) do nothing
      $sql$, kept),
      (5, 'quiet_hours', $sql$
        insert into public.quiet_hours (user_id, starts_at, ends_at, time_zone)
        select auth.uid(), r.starts_at, r.ends_at, r.time_zone
        from jsonb_to_recordset($1) as r (starts_at time, ends_at time, time_zone text)
        on conflict (user_id) do nothing
      $sql$, kept),
      (6, 'message_settings', $sql$
        insert into public.message_settings (user_id, read_receipts, hide_push_details)
        select auth.uid(), r.read_receipts, coalesce(r.hide_push_details, false)
        from jsonb_to_recordset($1) as r (read_receipts boolean, hide_push_details boolean)
        on conflict (user_id) do nothing
      $sql$, kept),
      (7, 'blocked', $sql$
        insert into public.member_blocks (blocker_id, blocked_id)
        select auth.uid(), r.blocked_id from jsonb_to_recordset($1) as r (blocked_id uuid)
      $sql$, 'The member is no longer available.'),
      (8, 'followed_topics', $sql$
        insert into public.topic_follows (user_id, topic_id)
        select auth.uid(), r.topic_id from jsonb_to_recordset($1) as r (topic_id uuid)
      $sql$, 'The topic is no longer available.'),
      (9, 'saved_searches', $sql$
        insert into public.saved_searches (id, user_id, name, query)
        select r.id, auth.uid(), r.name, r.query from jsonb_to_recordset($1) as r (id uuid, name text, query text)
      $sql$, denied),
      (10, 'search_alerts', $sql$
        insert into public.search_alerts (search_id, user_id, filters, search, mail)
        select r.search_id, auth.uid(), r.filters, r.search, r.mail
        from jsonb_to_recordset($1) as r (search_id uuid, filters jsonb, search text, mail text)
      $sql$, 'Your plan doesn’t include alerts for saved searches.'),
      -- A deal whose listing is gone stays as a deal from elsewhere.
      (11, 'pipeline', $sql$
        insert into public.pipeline_cards (id, user_id, property_id, title, address, price, stage, notes)
        select r.id, auth.uid(), (select p.id from public.properties p where p.id = r.property_id), r.title, r.address,
          r.price, r.stage, r.notes
        from jsonb_to_recordset($1) as r (
          id uuid, property_id uuid, title text, address text, price bigint, stage text, notes text
        )
      $sql$, denied),
      (12, 'pipeline_tasks', $sql$
        insert into public.pipeline_tasks (id, user_id, card_id, title, due_on, due_at, done_at)
        select r.id, auth.uid(), r.card_id, r.title, r.due_on, r.due_at, r.done_at
        from jsonb_to_recordset($1) as r (
          id uuid, card_id uuid, title text, due_on date, due_at timestamptz, done_at timestamptz
        )
      $sql$, 'Its deal wasn’t restored.'),
      (13, 'saved_analyses', $sql$
        insert into public.saved_analyses (id, user_id, card_id, name, inputs)
        select r.id, auth.uid(), r.card_id, r.name, r.inputs
        from jsonb_to_recordset($1) as r (id uuid, card_id uuid, name text, inputs jsonb)
      $sql$, 'Its deal wasn’t restored.')
    ) as s (place, section, statement, missing)
    where archive ? s.section order by s.place
  loop
    result := result || jsonb_build_object(
      step.section, private.restore_rows(archive -> step.section, step.statement, step.missing)
    );
  end loop;
  if archive ? 'listing_drafts' then
    result := result || jsonb_build_object('listing_drafts', private.restore_drafts(archive -> 'listing_drafts'));
  end if;
  -- The card has what the listing says now. The member's own copy is older.
  perform private.restore_rows(coalesce(archive -> 'pipeline', '[]'), $sql$
    update public.pipeline_cards c set title = r.title, address = r.address, price = r.price
    from jsonb_to_recordset($1) as r (id uuid, title text, address text, price bigint)
    where c.id = r.id and c.user_id = auth.uid()
      and (c.title, c.address, c.price) is distinct from (r.title, r.address, r.price)
  $sql$);
  return result;
end;
$$;
comment on function private.restore_sections(jsonb) is
  'Writes the rows of an archive, and returns for each of its sections what private.restore_rows does.';

create function public.restore_my_data(archive jsonb, preview boolean default false) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  sections constant text[] := array[
    'listing_feedback', 'saved_listings', 'profile', 'buy_box', 'notification_settings', 'quiet_hours',
    'message_settings', 'blocked', 'followed_topics', 'saved_searches', 'search_alerts', 'pipeline', 'pipeline_tasks',
    'saved_analyses', 'listing_drafts'
  ];
  unknown text;
  filled jsonb;
  result jsonb := '{}';
begin
  if me is null or private.is_api_key() then
    raise exception 'Sign in to restore your data' using errcode = '42501';
  end if;
  if private.account_standing() <> 'active' then
    raise exception 'Your account can’t restore data now.' using errcode = 'P0001';
  end if;
  if jsonb_typeof(archive) is distinct from 'object' then
    raise exception 'An archive is an object' using errcode = '22023';
  end if;
  select string_agg(s.key, ', ' order by s.key) into unknown from jsonb_each(archive) as s
  where s.key <> all (sections) or jsonb_typeof(s.value) <> 'array';
  if unknown is not null then
    raise exception 'Can’t be restored: %', unknown using errcode = '22023';
  end if;
  if pg_column_size(archive) > 20000000 then
    raise exception 'This archive has more than 20 MB of data, which is too much to restore at once.'
      using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('restore');
  -- Two tabs would each find the account empty.
  perform pg_advisory_xact_lock(hashtextextended('restore ' || me, 0));
  filled := private.filled_sections();
  if filled = '{}' then
    begin
      perform private.restores(true);
      result := private.restore_sections(archive);
      perform private.restores(false);
      if coalesce(preview, true) then
        raise sqlstate 'PVIEW';
      end if;
    exception
      when sqlstate 'PVIEW' then null;
    end;
  elsif not preview then
    raise exception 'This account isn’t empty. An archive is restored into a new one.'
      using errcode = 'P0001', hint = 'not_empty';
  end if;
  return jsonb_build_object('filled', filled, 'sections', result);
end;
$$;
comment on function public.restore_my_data(jsonb, boolean) is
  'Restores an archive into the caller''s account: an object with a list of rows per section, as '
  'public.export_my_data has them, but with new IDs. All or nothing; rows that can''t be restored are left out. '
  'Returns {filled, sections}: private.filled_sections, and private.restore_sections. With preview, it says the same '
  'and writes nothing. Raises P0001, to be shown as is, with the hint not_empty for an account that isn''t empty, '
  'except in a preview, and for a restricted account, beyond 20 MB, and beyond the limit a day; 22023 for a section '
  'that isn''t restored or isn''t a list; and 42501 for visitors and API keys.';

-- Grants ------------------------------------------------------------------------------------------

grant execute on function
  private.restore_rows(jsonb, text, text), private.restore_drafts(jsonb),
  private.restores(boolean), private.filled_sections(), private.restore_sections(jsonb)
  to authenticated, service_role;
grant execute on function public.restore_my_data(jsonb, boolean) to authenticated, service_role;
