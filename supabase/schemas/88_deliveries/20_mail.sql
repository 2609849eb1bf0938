-- Mail: what emails say, and those that haven't left yet. private.notify queues most of them.

create view private.unsent_mail with (security_invoker = true) as
select * from private.deliveries d where d.channel = 'mail' and d.state <> 'delivered' and d.claimed_until is null;
comment on view private.unsent_mail is
  'Emails that weren''t sent and aren''t on their way, to change or delete: those that wait, and those that were given '
  'up, so that they can''t be retried either.';

create function private.mail_content(delivery private.deliveries) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return (
    select to_jsonb(said)
    from (
      select delivery.user_id, contact.email, reader.name, delivery.kind, f.*,
        delivery.data || case when delivery.kind in ('offer', 'deal') then jsonb_strip_nulls(jsonb_build_object(
          'words', private.words_of_entry(delivery.subject_id, delivery.user_id),
          'reference', private.words_of_entry(delivery.subject_id, delivery.user_id, '{reference}')
        )) else '{}' end as data
      from public.users reader
      join public.member_contacts contact on contact.user_id = reader.id
      cross join lateral private.notification_facts(reader.id, delivery.kind, delivery.actor_id, delivery.data) f
      where reader.id = delivery.user_id
      union all
      -- Invitations that were neither used nor withdrawn.
      select null, invitee.email, '', delivery.kind, inviter.id, inviter.name, private.trust_level(inviter.id) > 0,
        true, null, delivery.data || private.issue_invitation_link(guest.id)
      from public.deal_parties guest
      join public.deal_invitees invitee on invitee.party_id = guest.id
      join public.deals d on d.id = guest.deal_id and d.state = 'open'
      join public.users inviter on inviter.id = delivery.actor_id
      where delivery.user_id is null and guest.id = delivery.subject_id
      union all
      -- Acknowledgments of legal notices.
      select null, notice.email, '', delivery.kind, null, null, false, false, null, delivery.data
      from public.contact_messages notice where delivery.user_id is null and notice.id = delivery.subject_id
    ) as said
  );
end;
$$;
comment on function private.mail_content(private.deliveries) is
  'For private.delivery_content: {user_id, email, name, kind, actor_id, actor_name, actor_trusted, title_trusted, '
  'place, data}. user_id is null for acknowledgments of legal notices, and for invitations to deals, whose data has '
  'the token of their link. actor_id to place are those of private.notification_facts. words and reference in data: '
  'what came with a step of an offer or a deal (private.words_of_entry).';

revoke all on private.unsent_mail from public, anon, authenticated;
