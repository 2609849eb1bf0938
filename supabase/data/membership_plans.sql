-- What can be bought. Plans that already exist are left alone: a deployment sets its own Stripe IDs, and a price change
-- is a new row (docs/deploying.md).

insert into public.membership_plans (id, tier, name, description, amount, interval, position, price_id, product_id)
values
  (
    'closer-annual', 'closer', 'Closer (Annual)', 'Best value, billed annually.', 5000, 'year', 1,
    'price_closer_annual', 'prod_closer'
  ),
  (
    'closer-quarterly', 'closer', 'Closer (Quarterly)', 'Same benefits, billed quarterly.', 1500, 'quarter', 2,
    'price_closer_quarterly', 'prod_closer'
  )
on conflict (id) do nothing;
