-- Moment by which the order «Consigliati» ranks an ad: that of its publication, and the time it has earned (decision 149). A job stores it.
alter table ad add column recommended_at timestamptz;

-- Until the job has looked at an ad it has earned nothing.
create function begin_recommendation() returns trigger language plpgsql as $$
begin
  new.recommended_at := new.published_at;
  return new;
end $$;
create trigger ad_recommended_first before insert on ad for each row
  when (new.published_at is not null) execute function begin_recommendation();
create trigger ad_recommended_again before update of published_at on ad for each row
  when (old.published_at is distinct from new.published_at) execute function begin_recommendation();

-- Without the triggers: nothing that pages show of these ads has changed.
alter table ad disable trigger user;
update ad set recommended_at = published_at where published_at is not null;
alter table ad enable trigger user;

create index ad_recommended on ad (category, recommended_at desc nulls last, id desc) where status = 'published';
create index ad_make_model_recommended on ad (category, make, model, recommended_at desc nulls last, id desc) where status = 'published';
