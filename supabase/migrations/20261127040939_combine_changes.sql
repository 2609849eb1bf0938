set check_function_bodies = off;

drop trigger "b_refuse_staff_names" on "public"."agreement_signatures";

drop trigger "b_refuse_staff_names" on "public"."deal_parties";

drop view "private"."personal_data";

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
    union all
    -- Invitations that were neither used nor withdrawn.
    select c.id, null, guest.email, '', c.kind, inviter.id, inviter.name, private.trust_level(c.actor_id) > 0, true,
      null, c.data || private.issue_invitation_link(guest.id)
    from claimed c
    join public.deal_parties guest on guest.id = c.subject_id and guest.email is not null
    join public.deals d on d.id = guest.deal_id and d.state = 'open'
    join public.users inviter on inviter.id = c.actor_id
    where c.user_id is null
    union all
    -- Acknowledgments of legal notices.
    select c.id, null, notice.email, '', c.kind, null, null, false, false, null, c.data
    from claimed c join public.contact_messages notice on notice.id = c.subject_id
    where c.user_id is null;
end;
$function$;

create or replace function private.exported_deals()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'deals', (
      select coalesce(jsonb_agg(
        to_jsonb(d) - 'seller_id' - 'buyer_id' || jsonb_build_object(
          'my_role', (select p.role from public.deal_parties p where p.deal_id = d.id and p.user_id = me.id),
          -- Null for guests without the right to terms.
          'terms', (
            select to_jsonb(v) - 'offer_id' from public.offer_versions v
            where v.offer_id = d.offer_id and v.version = d.version
          ),
          'milestones', (
            select coalesce(jsonb_agg(to_jsonb(m) - 'deal_id' order by m.due_at, m.id), '[]')
            from public.deal_milestones m where m.deal_id = d.id
          ),
          'earnest_money', (
            select to_jsonb(e) - 'deal_id' from public.deal_earnest_money e where e.deal_id = d.id
          ),
          'closings', (
            select coalesce(jsonb_agg(to_jsonb(c) - 'deal_id' order by c.side), '[]')
            from public.deal_closings c where c.deal_id = d.id
          ),
          'endings', (
            select coalesce(jsonb_agg(to_jsonb(e) - 'deal_id' order by e.side), '[]')
            from public.deal_endings e where e.deal_id = d.id
          ),
          'outcomes', (
            select coalesce(jsonb_agg(to_jsonb(x) - 'deal_id' order by x.kind), '[]')
            from public.deal_outcomes x where x.deal_id = d.id
          ),
          'splits', (
            select coalesce(jsonb_agg(to_jsonb(s) order by s.version), '[]')
            from public.deal_splits s where s.deal_id = d.id
          )
        ) order by d.created_at, d.id
      ), '[]')
      from public.deals d where d.id in (select p.deal_id from public.deal_parties p where p.user_id = me.id)
    )
  )
  from me;
$function$;

create or replace function private.forget_former_members (
  deal_ids uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.deal_documents d where d.id in (select f.id from private.former_documents(deal_ids) f);
  update public.offers o set
    buyer_name = case when o.buyer_id is not null then o.buyer_name end,
    seller_name = case when o.seller_id is not null then o.seller_name end
  where o.id in (select d.offer_id from public.deals d where d.id = any (deal_ids))
    and (o.buyer_id is null or o.seller_id is null);
  update public.deal_parties p set name = null, company = null, company_state = null, capacity = null
  where p.deal_id = any (deal_ids) and p.user_id is null and p.joined_at is not null and p.name is not null;
  delete from public.ledger_texts t
  where t.author_id is null and t.field not in ('title', 'address')
    and t.offer_id in (select d.offer_id from public.deals d where d.id = any (deal_ids));
end;
$function$;

create or replace function private.hold_for_review()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kind text := tg_argv[0];
  content jsonb := to_jsonb(new) - 'search_text';
  before_edit constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  previous jsonb := '{}';
  reason text;
begin
  -- Not for the service role, staff, what follows from a deletion, and deleted accounts, which policies refuse.
  if auth.uid() is distinct from (content ->> (private.content_source(kind))[2])::uuid or auth.uid() is null
    or not exists (select from public.users u where u.id = auth.uid()) then
    return new;
  end if;
  if content ->> 'removed_at' is not null then
    -- A listing that can be edited while it waits: moderators see the latest version.
    update public.held_content h set snapshot = content where h.subject_id = new.id and kind = 'listing';
    return new;
  end if;
  if tg_op = 'INSERT' and kind = 'reply' and content ->> 'number' = '1' then
    kind := 'topic';
    content := private.lock_content(kind, (content ->> 'topic_id')::uuid) - 'owner_id'
      || jsonb_build_object('content', content ->> 'content');
  end if;
  reason := private.hold_reason(auth.uid(), before_edit, content);
  if reason is null then
    if private.newly_asks_for_payment(private.visible_text(before_edit), private.visible_text(content)) then
      perform private.flag_payment(
        auth.uid(), kind, (content ->> 'id')::uuid, content, private.visible_text(content)
      );
    end if;
    return new;
  end if;
  if kind = 'listing' and tg_op = 'UPDATE' then
    previous := private.hide_content(kind, content, now());
  elsif kind = 'listing' then
    previous := jsonb_build_object('review_requested_at', now());
    new := jsonb_populate_record(new, jsonb_build_object(
      'status', 'paused', 'sales_status', new.status, 'held_at', now(), 'public_since', null
    ));
  elsif kind = 'topic' and tg_op = 'INSERT' then
    update public.forum_topics t set removed_at = now() where t.id = (content ->> 'id')::uuid;
  end if;
  new.removed_at := now();
  insert into public.held_content (subject_id, subject_kind, member_id, reason, snapshot, previous)
  values ((content ->> 'id')::uuid, kind, auth.uid(), reason, content, previous);
  return new;
end;
$function$;

create or replace function private.leave_deal_records (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  last_side constant uuid[] := private.deals_of_last_side(member);
begin
  delete from public.deal_documents d using public.deal_parties p
  where p.id = d.added_by and p.user_id = member
    and d.id not in (select k.id from private.kept_documents(member) k);
  update public.offers o set
    buyer_name = case when o.buyer_id = member then null else o.buyer_name end,
    seller_name = case when o.seller_id = member then null else o.seller_name end
  where member in (o.buyer_id, o.seller_id)
    and not exists (select from public.deals d where d.offer_id = o.id and private.is_record_needed(d, member));
  update public.deal_parties p set name = null, company = null, company_state = null, capacity = null
  where p.user_id = member
    and not exists (select from public.deals d where d.id = p.deal_id and private.is_record_needed(d, member));
  update public.deal_parties p set revoked_at = clock_timestamp() where p.user_id = member and p.revoked_at is null;
  delete from public.ledger_texts t
  where t.author_id = member
    and not exists (select from public.deals d where d.offer_id = t.offer_id and private.is_record_needed(d, member));
  perform private.forget_former_members(last_side);
end;
$function$;

create or replace function private.leave_deals (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals;
  nobody public.deal_parties;
  offer public.offers;
  entry uuid;
begin
  -- private.lock_listings has locked the listings.
  perform from public.offers o
  where member in (o.buyer_id, o.seller_id)
    or o.property_id in (select p.id from public.properties p where p.user_id = member)
  order by o.id for no key update;
  for offer in
    select * from public.offers o where member in (o.buyer_id, o.seller_id) and o.state in ('sealed', 'open', 'backup')
    order by o.id
  loop
    entry := private.move_offer(offer, 'cancel', 'system', '{}', '{}', 'account_deleted');
    perform private.notify_offer(case member when offer.buyer_id then offer.seller_id else offer.buyer_id end, null,
      'account_deleted', entry, offer);
  end loop;
  for deal in
    select * from public.deals d where member in (d.buyer_id, d.seller_id) and d.state = 'open' order by d.id
    for no key update
  loop
    perform private.record_deal_step(deal, nobody, 'deal.fall_through', '{"reason": "account_deleted"}');
    perform private.finish_deal(deal, 'fell_through', 'account_deleted');
  end loop;
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  from public.deal_parties p
  where p.deal_id = s.deal_id and p.user_id = member and s.state = 'proposed';
  perform private.leave_agreements(member);
  perform private.leave_deal_records(member);
end;
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
      then data - '{price_usd,amount_usd,due_usd,lines,rights,sha256,size,readers,body_sha256,signers}'::text[]
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

create or replace function private.request_address()
  returns inet
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
begin
  -- A hosted project's edge sets the first header itself. Gateways append the address they see to the other one, so
  -- only its last entry can't be chosen by the client.
  return btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1)))::inet;
exception
  when invalid_text_representation then
    return null;
end;
$function$;

create or replace function private.send_message (
  recipient   uuid,
  message     uuid,
  content     text,
  property    uuid,
  attachments jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  trimmed_content constant text := btrim(coalesce(content, ''), E' \t\r\n');
  files constant jsonb := coalesce(nullif(attachments, 'null'), '[]');
  conversation public.conversations;
  existing public.messages;
  refusal text;
  sent_at timestamptz;
begin
  if me is null then
    raise exception 'Only members can send messages' using errcode = '42501';
  end if;
  if recipient is null or message is null or jsonb_typeof(files) <> 'array' then
    raise exception 'A message needs a recipient, an id, and a list of attachments' using errcode = '22023';
  end if;
  -- Serializes messages and blocks between two members. Locks in the same order as deleting an account and marking as
  -- read: conversation, members, rate limits, sides of the conversation.
  perform private.lock_member_pair(me, recipient);
  select * into conversation from public.conversations c
  where c.user_a_id = least(me, recipient) and c.user_b_id = greatest(me, recipient) for no key update;

  select * into existing from public.messages m where m.id = message;
  if existing.id is not null then
    if existing.user_id is distinct from me or existing.conversation_id is distinct from conversation.id
      or existing.content <> trimmed_content
      or array(select a.path from public.message_attachments a where a.message_id = existing.id order by a.position)
        <> array(select file ->> 'path' from jsonb_array_elements(files) as file)
    then
      raise exception 'This id belongs to another message' using errcode = '23505';
    end if;
    return conversation.id;
  end if;

  -- Checked once neither account can be deleted anymore.
  perform from public.users u where u.id in (me, recipient) order by u.id for key share;
  refusal := private.message_refusal(recipient);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
  if trimmed_content = '' and files = '[]' then
    raise exception 'Write a message, or attach a file.' using errcode = 'P0001';
  end if;
  if jsonb_array_length(files) > 5 then
    raise exception 'A message can have at most 5 files.' using errcode = 'P0001';
  end if;

  perform private.check_first_message(recipient, trimmed_content, files <> '[]', message);
  -- It limits how many strangers hear from a member.
  if conversation.id is null and not private.in_deal_with(recipient) then
    perform private.consume_rate_limit('conversation');
  end if;
  perform private.consume_rate_limit('message');
  if conversation.id is null then
    insert into public.conversations (user_a_id, user_b_id)
    values (least(me, recipient), greatest(me, recipient)) returning * into conversation;
    insert into public.conversation_members (conversation_id, user_id, other_id)
    values (conversation.id, me, recipient), (conversation.id, recipient, me);
    sent_at := conversation.last_message_at;
  else
    sent_at := greatest(clock_timestamp(), conversation.last_message_at + interval '1 microsecond');
  end if;

  insert into public.messages (id, conversation_id, user_id, property_id, content, type, created_at)
  values (message, conversation.id, me, property, trimmed_content, case when files = '[]' then 'text' else 'file' end,
    sent_at);
  if files <> '[]' then
    perform private.add_attachments(message, me || '/' || recipient || '/', files);
    update public.messages m set type = 'image'
    where m.id = message
      and not exists (select from public.message_attachments a where a.message_id = message
        and not starts_with(a.mime_type, 'image/'));
  end if;

  update public.conversations c
  set last_message_at = sent_at, last_user_id = me,
    last_preview = left(regexp_replace(coalesce(
      nullif(trimmed_content, ''),
      (select string_agg(a.name, ', ' order by a.position) from public.message_attachments a
        where a.message_id = message)
    ), '\s+', ' ', 'g'), 140)
  where c.id = conversation.id;
  perform from public.conversation_members s where s.conversation_id = conversation.id order by s.id for no key update;
  update public.conversation_members s set last_message_at = sent_at,
    unread = s.unread + (s.user_id = recipient)::integer
  where s.conversation_id = conversation.id;

  if private.has_messaged(recipient) then
    perform private.record_response(recipient, me);
  end if;
  perform private.notify(recipient, 'message', me, s.id)
  from public.conversation_members s where s.conversation_id = conversation.id and s.user_id = recipient;
  perform private.broadcast_change(recipient, 'messages');
  perform private.broadcast_change(me, 'messages');
  return conversation.id;
end;
$function$;

create view "private"."personal_data" with (security_invoker=true) AS  SELECT registry.table_name,
    registry.member_columns,
    registry.label,
    registry.exported_as,
    registry.on_deletion,
    registry.note,
    registry.copies,
    kept.kept_for
   FROM (( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.deal_invitation_links'::text,'{}'::text[],'links of invitations to your deals'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into links'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.recovered_sessions'::text,'{user_id}'::text[],'sessions you entered a recovery code in'::text,NULL::text,'deleted'::text,'until they end'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements, with your email and IP address'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_endings'::text,'{}'::text[],'what you said about deals that fell through'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'stays with the documents'::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'those you shared stay with the people you shared them with; the others are deleted'::text,'{}'::text[]), ('public.deal_earnest_money'::text,'{}'::text[],'earnest money of your deals'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays for the other side, with your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'anonymized'::text,'stay for the other side of a deal; those of offers that led to none are deleted'::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay for the other side, without your name unless they led to a deal'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies)
     LEFT JOIN ( VALUES (((('for '::text || EXTRACT(year FROM private.record_retention())) || ' years after the deal ended, or until the other side '::text) || 'deletes its account, too'::text),ARRAY['public.deal_document_log'::text, 'public.deal_document_readers'::text, 'public.deal_documents'::text, 'public.deal_parties'::text, 'public.ledger_texts'::text]), ('as long as the record they’re part of, which can’t be shortened'::text,ARRAY['private.ledger_nodes'::text, 'public.deal_closings'::text, 'public.deal_earnest_money'::text, 'public.deal_endings'::text, 'public.deal_extensions'::text, 'public.deal_milestones'::text, 'public.deal_outcomes'::text, 'public.deal_split_approvals'::text, 'public.deal_split_lines'::text, 'public.deal_split_shares'::text, 'public.deal_splits'::text, 'public.deals'::text, 'public.ledger_entries'::text, 'public.offer_versions'::text, 'public.offers'::text]), ('until everyone who signed has deleted their account'::text,ARRAY['public.agreement_signatures'::text, 'public.agreements'::text]), ('until the other person deletes their account, too'::text,ARRAY['public.conversations'::text, 'public.message_attachments'::text, 'public.messages'::text]), ('as long as other members use them'::text,ARRAY['public.event_links'::text, 'public.events'::text, 'public.forum_posts'::text, 'public.forum_topics'::text, 'public.forums'::text]), ('as long as we need them to keep the service safe'::text,ARRAY['public.moderation_actions'::text, 'public.reports'::text]), ('for about an hour'::text,ARRAY['private.contact_senders'::text]), ('without a time limit'::text,ARRAY['private.listing_viewers'::text])) kept(kept_for, tables) ON ((registry.table_name = ANY (kept.tables))));

create trigger b_refuse_staff_names
  before insert or update of signed_name, company on public.agreement_signatures
  for each row
  execute function private.refuse_staff_names('signed_name', 'company');

create trigger b_refuse_staff_names
  before insert or update of name, company on public.deal_parties
  for each row
  execute function private.refuse_staff_names('name', 'company');

comment on column "private"."mail_queue"."user_id" is 'The reader; null for mail to an address that may belong to no account: an invitation to a deal, which goes to the address of the party that is its subject, and the acknowledgment of the legal notice that is its subject.';

comment on function "public"."claim_mail"(integer) is 'For the send-mail function: claims up to 100 due emails. Report each with complete_mail. user_id is null for acknowledgments of legal notices, and for invitations to deals, whose data has the token of their link. actor_id and actor_name are null if nobody is named or the reader can''t see the actor''s profile; a step of a deal has only the name, as the deal shows it. actor_trusted: whether the actor may message strangers (trust level 1), or is in the reader''s deal. title_trusted: whether the title in data is of a listing of the reader''s own or of someone who may message strangers, or what a deal calls its property. place: where the listing is, by its ZIP code: "Columbus, OH"; null without one, and for invitations.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted, and kept_for how long it stays; null if it''s deleted. copies are columns that hold names or IDs of other members.';

reset check_function_bodies;
