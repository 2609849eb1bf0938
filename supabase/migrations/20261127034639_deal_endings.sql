set check_function_bodies = off;

drop view "private"."personal_data";

create table "public"."deal_endings" (
  "deal_id"     uuid                     not null,
  "side"        text                     not null,
  "agrees"      boolean,
  "money"       text,
  "moved_on"    date,
  "paid_by"     text,
  "reported_at" timestamp with time zone not null default clock_timestamp(),
  constraint "deal_endings_money_check"
    check
    ((money = ANY (ARRAY['returned'::text, 'released'::text, 'disputed'::text, 'not_paid'::text]))),
  constraint "deal_endings_moved"
    check
    ((COALESCE((money = ANY (ARRAY['returned'::text, 'released'::text])), false) = (moved_on IS
    NOT NULL))),
  constraint "deal_endings_paid_by_check"
    check
    ((paid_by = ANY (ARRAY['buyer'::text, 'seller'::text, 'title'::text, 'lender'::text,
    'attorney'::text, 'other'::text]))),
  constraint "deal_endings_payer" check (((moved_on IS NULL) = (paid_by IS NULL))),
  constraint "deal_endings_pkey" primary key (deal_id, side),
  constraint "deal_endings_side_check" check ((side = ANY (ARRAY['buyer'::text, 'seller'::text])))
);

alter table "public"."deal_endings"
  enable row level security;

revoke all on table "public"."deal_endings" from "anon";

alter table "public"."deals"
  add column "ended_by" text;

create or replace function private.end_deal (
  deal_id uuid,
  reason  text,
  note    text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
begin
  if party.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can end a deal.' using errcode = '42501';
  end if;
  if reason is null or reason <> all (private.deal_end_reasons()) then
    raise exception 'Choose a reason.' using errcode = 'P0001';
  end if;
  perform private.record_deal_step(deal, party, 'deal.fall_through', jsonb_build_object(
    'reason', reason, 'earnest_money', exists (
      select from public.deal_milestones m where m.deal_id = deal.id and m.kind = 'earnest_money'
    )
  ),
    jsonb_build_object('note', private.clean_text(note)));
  perform private.finish_deal(deal, 'fell_through', reason);
  update public.deals d set ended_by = party.role where d.id = deal.id;
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

create or replace function private.report_ending (
  deal_id  uuid,
  agrees   boolean default null::boolean,
  money    text    default null::text,
  moved_on date    default null::date,
  paid_by  text    default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties;
  before public.deal_endings;
  said public.deal_endings;
begin
  perform private.check_email_verified();
  select * into party from public.deal_parties p
  where p.deal_id = deal.id and p.user_id = (select auth.uid()) and p.role in ('buyer', 'seller');
  if party.id is null then
    raise exception 'Only the buyer and the seller can say how a deal ended.' using errcode = '42501';
  end if;
  if deal.state <> 'fell_through' then
    raise exception 'You can say this once the deal has fallen through.' using errcode = 'P0001',
      hint = 'deal_changed';
  end if;
  said.deal_id := deal.id;
  said.side := party.role;
  -- Who gave the reason agrees with it.
  said.agrees := case when deal.ended_by is distinct from party.role then report_ending.agrees end;
  said.money := report_ending.money;
  said.moved_on := report_ending.moved_on;
  said.paid_by := report_ending.paid_by;
  said.reported_at := clock_timestamp();
  if said.agrees is null and said.money is null then
    raise exception 'Say what happened to the earnest money.' using errcode = 'P0001';
  end if;
  if said.money is not null and not exists (
    select from public.deal_milestones m where m.deal_id = deal.id and m.kind = 'earnest_money'
  ) then
    raise exception 'This deal had no earnest money.' using errcode = 'P0001';
  end if;
  if said.moved_on > (now() at time zone deal.time_zone)::date
    or said.moved_on < (deal.created_at at time zone deal.time_zone)::date then
    raise exception 'Choose a day between the acceptance of the offer and today.' using errcode = 'P0001';
  end if;
  select * into before from public.deal_endings e where e.deal_id = deal.id and e.side = party.role;
  if (before.agrees, before.money, before.moved_on, before.paid_by)
    is not distinct from (said.agrees, said.money, said.moved_on, said.paid_by) then
    return;
  end if;
  insert into public.deal_endings as e select said.*
  on conflict on constraint deal_endings_pkey do update set
    agrees = excluded.agrees, money = excluded.money, moved_on = excluded.moved_on, paid_by = excluded.paid_by,
    reported_at = excluded.reported_at;
  perform private.record_deal_step(deal, party, 'ending.report', jsonb_strip_nulls(jsonb_build_object(
    'agrees', said.agrees, 'money', said.money, 'moved_on', said.moved_on, 'paid_by', said.paid_by
  )));
end;
$function$;

create or replace function private.seller_caused (
  deal public.deals
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select deal.state = 'fell_through' and deal.end_reason = 'seller_backed_out' and not exists (
    select from public.deal_endings e where e.deal_id = deal.id and e.side = 'seller' and e.agrees is false
  );
$function$;

create or replace function private.seller_record (
  member_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with proven as materialized (
    select d.id, d.buyer_id from public.deals d
    where d.seller_id = seller_record.member_id and d.state = 'closed' and private.is_proven(d)
  ), received as (
    select o.opened_at, answer.recorded_at as answered_at
    from public.offers o
    left join lateral (
      select e.recorded_at from public.ledger_entries e
      where e.offer_id = o.id and e.actor = 'seller' and e.kind like 'offer.%' order by e.seq limit 1
    ) as answer on true
    where o.seller_id = seller_record.member_id and o.opened_at >= now() - interval '1 year'
      -- Those still waiting for their first answer, and those that ended without the seller's doing, don't count.
      and (answer.recorded_at is not null or o.state = 'expired')
  ), compared as (
    select x.kind, (x.actual - x.claimed) * 100.0 / x.claimed as difference
    from proven d join public.deal_outcomes x on x.deal_id = d.id
    where x.actual is not null and x.claimed > 0
  ), claims as (
    select c.kind, count(*)::integer as deals, avg(c.difference) as mean,
      private.t_quantile(count(*)::integer - 1) * stddev_samp(c.difference) / sqrt(count(*)) as margin
    from compared c group by c.kind having count(*) >= 3
  )
  select jsonb_build_object(
    'deals_closed', (select count(*) from proven),
    'counterparties', (select count(distinct coalesce(p.buyer_id, p.id)) from proven p),
    'deals_self_reported', (
      select count(*) from public.deals d
      where d.seller_id = seller_record.member_id and d.state = 'closed' and d.is_plausible
        and not exists (select from proven p where p.id = d.id)
    ),
    'deals_fell_through', (
      select count(*) from public.deals d
      where d.seller_id = seller_record.member_id and d.state = 'fell_through' and private.seller_caused(d)
    ),
    'deals_ended_otherwise', (
      select count(*) from public.deals d
      where d.seller_id = seller_record.member_id and d.state = 'fell_through' and not private.seller_caused(d)
    ),
    'offers_received', (select count(*) from received),
    'offers_answered', (select count(*) from received r where r.answered_at is not null),
    'median_answer_hours', (
      select round(extract(epoch from
        percentile_cont(0.5) within group (order by r.answered_at - r.opened_at)
      )::numeric / 3600, 1)
      from received r where r.answered_at is not null
    ),
    'claims', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', c.kind, 'deals', c.deals, 'mean_pct', round(c.mean),
        'low_pct', round((c.mean - c.margin)::numeric), 'high_pct', round((c.mean + c.margin)::numeric)
      ) order by c.kind), '[]')
      from claims c
    )
  )
  where exists (select from public.users u where u.id = seller_record.member_id)
    and (
      seller_record.member_id = (select auth.uid())
      or private.profile_visible_to(seller_record.member_id, (select auth.uid()))
    );
$function$;

create or replace function public.report_ending (
  deal_id  uuid,
  agrees   boolean default null::boolean,
  money    text    default null::text,
  moved_on date    default null::date,
  paid_by  text    default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.report_ending(deal_id, agrees, money, moved_on, paid_by); $function$;

alter table "public"."deal_endings"
  add constraint "deal_endings_deal_id_fkey" foreign key (deal_id) references public.deals(id)
    on delete cascade;

alter table "public"."deals"
  add constraint "deals_ended_by_check"
    check ((ended_by = ANY (ARRAY['buyer'::text, 'seller'::text])));

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them, until they delete their accounts too; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_endings'::text,'{}'::text[],'what you said about deals that fell through'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays without your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create trigger a_check_standing
  before insert or delete or update on public.deal_endings
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_endings
  for each STATEMENT
  execute function private.refuse_direct_write();

create policy "Parties with the right to terms can read endings" on "public"."deal_endings"
  for select
  to "authenticated"
  using ((deal_id = ANY (( select private.my_deal_ids('terms'::text) as my_deal_ids)::uuid[])));

comment on column "public"."deal_endings"."agrees" is 'Whether this side agrees with the reason that the other one gave; null if it was theirs, or they didn''t say.';

comment on column "public"."deal_endings"."money" is 'What became of the earnest money: returned to the buyer, released to the seller, disputed (whoever holds it keeps it), or never paid. Null if there was none, or they didn''t say.';

comment on column "public"."deal_endings"."moved_on" is 'The day it was returned or released; null unless it was.';

comment on column "public"."deal_endings"."paid_by" is 'Who paid it out: a role of deal_parties, or other.';

comment on column "public"."deals"."ended_by" is 'The side that ended a deal that fell through, and gave the reason; null if neither did, and for older deals.';

comment on function "private"."report_ending"(uuid, boolean, text, date, text) is
  'For the buyer and the seller of a deal that fell through: whether they agree with the other side''s reason, and what became of the earnest money, with the day and who paid it out if it was returned or released. It can be corrected; the ledger keeps every report, and the same one twice changes nothing. Raises 42501 for others, 23514 for what doesn''t fit together, and P0001, to be shown as is.';

comment on function "private"."seller_caused"(public.deals) is 'Whether a deal fell through because the seller backed out, and the seller doesn''t object to that.';

comment on function "private"."seller_record"(uuid) is 'A seller''s track record on the site, for members who see the profile; null for others. deals_closed, as far as they are proven (private.is_proven), with how many counterparties; deals_self_reported, plausible but closed by the word of both sides only; deals_fell_through because of the seller (private.seller_caused), and deals_ended_otherwise; of the last year''s offers, offers_received (answered or expired), offers_answered, and median_answer_hours (null without any); claims: by kind (repair_cost, arv, monthly_rent), from 3 proven deals on, how much what buyers report differs from what the listings claimed: the mean in whole percent, half away from zero and positive if it was more, and its 95% interval (Student''s t).';

comment on function "public"."report_ending"(uuid, boolean, text, date, text) is
  'For the buyer and the seller of a deal that fell through: whether they agree with the other side''s reason, and what became of the earnest money, with the day and who paid it out if it was returned or released. It can be corrected; the ledger keeps every report, and the same one twice changes nothing. Raises 42501 for others, 23514 for what doesn''t fit together, and P0001, to be shown as is.';

comment on function "public"."seller_record"(uuid) is 'A seller''s track record on the site, for members who see the profile; null for others. deals_closed, as far as they are proven (private.is_proven), with how many counterparties; deals_self_reported, plausible but closed by the word of both sides only; deals_fell_through because of the seller (private.seller_caused), and deals_ended_otherwise; of the last year''s offers, offers_received (answered or expired), offers_answered, and median_answer_hours (null without any); claims: by kind (repair_cost, arv, monthly_rent), from 3 proven deals on, how much what buyers report differs from what the listings claimed: the mean in whole percent, half away from zero and positive if it was more, and its 95% interval (Student''s t).';

comment on table "public"."deal_endings" is 'What each side says about a deal that fell through. Read by parties with the right to terms.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."report_ending"(uuid, boolean, text, date, text) from public;

grant execute
  on function "private"."report_ending"(uuid, boolean, text, date, text)
  to "authenticated";

grant execute
  on function "private"."report_ending"(uuid, boolean, text, date, text)
  to "service_role";

revoke all on function "private"."seller_caused"(public.deals) from public;

revoke all on function "public"."report_ending"(uuid, boolean, text, date, text) from public;

grant execute
  on function "public"."report_ending"(uuid, boolean, text, date, text)
  to "authenticated";

grant execute
  on function "public"."report_ending"(uuid, boolean, text, date, text)
  to "service_role";

revoke all on table "public"."deal_endings" from "authenticated";

grant select on table "public"."deal_endings" to "authenticated";

revoke all on table "public"."deal_endings" from "service_role";

grant select on table "public"."deal_endings" to "service_role";

reset check_function_bodies;
