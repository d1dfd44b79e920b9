-- What estimates were worth in the end (decision 134). What was said in public of an ad when it was sold or withdrawn, as long as the ad is kept:
create table closing_estimate (
  ad_id bigint primary key,
  estimate_euro integer not null,
  low_euro integer not null,
  closed_at timestamptz not null default now()
);

create or replace function rate_changed_ad() returns trigger language plpgsql as $$
begin
  if new.status = 'published' then
    insert into price_rating (ad_id) values (new.id) on conflict (ad_id) do update set is_due = true, model_version = null,
      estimate_euro = null, low_euro = null, high_euro = null, comparables = null, why = null, verdict = 'unrated',
      withheld_estimate_euro = null, withheld_low_euro = null, withheld_high_euro = null, is_partly_told = false;
  else
    if new.status in ('sold', 'withdrawn') then
      insert into closing_estimate (ad_id, estimate_euro, low_euro)
      select ad_id, estimate_euro, low_euro from price_rating where ad_id = new.id and estimate_euro is not null and not is_due
      on conflict (ad_id) do update set estimate_euro = excluded.estimate_euro, low_euro = excluded.low_euro, closed_at = now();
    end if;
    delete from price_rating where ad_id = new.id;
  end if;
  return null;
end $$;

-- Beside what was paid, what was said: null where nothing was.
alter table paid_price add column estimate_euro integer check (estimate_euro > 0), add column age_years real;

-- Worked out every night, of the vehicles of a year: never fewer than thirty.
create table price_proof (
  category text not null check (category in ('auto', 'moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali')),
  basis text not null check (basis in ('asked', 'paid', 'label')), -- beside what was asked at the end, what sellers say they got; what came of labels
  part text not null check (part in ('all', 'estimate', 'age', 'great', 'good')),
  from_value integer not null,
  to_value integer,                           -- null: no end
  cases integer not null check (cases >= 30),
  median double precision,                    -- how far estimates were from prices, as parts of the prices; of a label: null
  difference double precision,                -- of the prices from the estimates, in the middle
  within_tenth double precision,
  below double precision,                     -- of a label: the share that was below what similar ones went for
  worked_out_at timestamptz not null,
  primary key (category, basis, part, from_value)
);
create trigger price_proof_change after insert or update or delete or truncate on price_proof for each statement execute function tell_market_change();
