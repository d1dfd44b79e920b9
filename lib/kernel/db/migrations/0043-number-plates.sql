-- Parts of a photograph that its seller wants covered, such as a number plate: decision 056.
alter table photo add column plates jsonb not null default '[]'; -- [{ "left", "top", "width", "height" }], shares of the upright picture before it was turned by hand
-- Whoever covers a part wants it unseen at once: until the covered pictures are made, an ad shows none of this photograph.
alter table ad_photo add column is_withheld boolean not null default false;
