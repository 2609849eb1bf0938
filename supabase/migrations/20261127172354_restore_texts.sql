set check_function_bodies = off;

create or replace function private.restore_sections (
  archive jsonb
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
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
        insert into public.notification_settings (user_id, kind, in_app, mail)
        select auth.uid(), r.kind, r.in_app, r.mail
        from jsonb_to_recordset($1) as r (kind text, in_app boolean, mail boolean)
        on conflict (user_id, kind) do nothing
      $sql$, kept),
      (6, 'message_settings', $sql$
        insert into public.message_settings (user_id, read_receipts)
        select auth.uid(), r.read_receipts from jsonb_to_recordset($1) as r (read_receipts boolean)
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
$function$;

reset check_function_bodies;
