-- Whether anything is known of a visitor is asked with each batch of events; the primary key begins with the experiment.
create index experiment_exposure_visitor on experiment_exposure (visitor_hash);
