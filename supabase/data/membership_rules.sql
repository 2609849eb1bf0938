-- What each tier unlocks. Rules that already exist are left alone: they are changed in the database (docs/deploying.md).

insert into public.membership_rules (entitlement, tiers, position)
values
  ('verified_only', '{pro,closer,partner}', 1),
  ('seller_contact', '{pro,closer,partner}', 2),
  ('start_conversations', '{pro,closer,partner}', 3),
  ('premium_resources', '{pro,closer,partner}', 4),
  ('exclusive_events', '{pro,closer,partner}', 5),
  ('no_jv_requirement', '{pro,closer,partner}', 6),
  ('fast_review', '{pro,closer,partner}', 7),
  ('analytics', '{pro,closer,partner}', 8),
  ('premium_alerts', '{pro,closer,partner}', 9),
  ('priority_visibility', '{pro,closer,partner}', 10),
  ('in_person_events', '{pro,closer,partner}', 11),
  ('api_access', '{pro,closer,partner}', 12)
on conflict (entitlement) do nothing;
