-- In a transaction of its own: nobody waits for the listings while those there are are looked at.

alter table public.properties
  validate constraint properties_arv_check,
  validate constraint properties_repair_cost_check,
  validate constraint properties_monthly_rent_check,
  validate constraint properties_other_monthly_income_check,
  validate constraint properties_vacancy_pct_check,
  validate constraint properties_annual_expenses_check;
