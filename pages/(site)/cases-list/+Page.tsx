import type { MouseEvent } from 'react';
import { useData } from 'vike-react/useData';
import { CasePoster } from '../../../components/cases/CasePoster';
import { Banner } from '../../../components/sections/Banner';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { Button } from '../../../components/ui/Button';
import { FilterTabs } from '../../../components/ui/FilterTabs';
import { EmptyState } from '../../../components/ui/Notice';
import { takeOver } from '../../../components/ui/take-over';
import { messages } from '../../../domain/messages';
import { toggleFilter } from '../../../domain/paging';
import { casesPath } from '../../../domain/paths';
import { visuallyHidden, wrap } from '../../../styles/layout.css';
import { ListPages } from '../ListPages';
import { screenCrumbs } from '../screen-crumbs';
import { useListPaging } from '../use-list-paging';
import type { CasesData } from './+data';
import * as css from './page.css';

export default function CasesPage() {
  const data = useData<CasesData>();
  const paging = useListPaging(data.items, messages.projectsFailed);
  return (
    <>
      <section className={css.top}>
        <div className={wrap}>
          <Breadcrumbs items={screenCrumbs('cases')} />
          <Title />
          <Filters {...data} onChoose={paging.filter} />
        </div>
      </section>
      <section className={css.cases}>
        <h2 className={visuallyHidden}>Projects</h2>
        <p className={visuallyHidden} role="status">
          Projects shown: {data.items.length} of {data.total}
        </p>
        {data.total === 0 && <Nothing onReset={paging.filter} />}
        <div ref={paging.list}>
          <CasePoster cases={data.items} priority />
        </div>
        <div ref={paging.pager} className={css.pager}>
          <ListPages state={data.state} pages={data.pages} path={casesPath} {...paging} />
        </div>
      </section>
      <Banner
        title="Have something like this in mind?"
        text="Tell us what it should do. We will tell you what it would take."
      />
    </>
  );
}

function Title() {
  return (
    <div className={css.head}>
      <h1 className={css.title}>
        Work that
        <br />
        is still running
      </h1>
      <p className={css.note}>
        Every project here is in production. Ask us for the ones that are under NDA, and for the one that
        taught us the most.
      </p>
    </div>
  );
}

type FiltersProps = CasesData & { onChoose: (href: string) => void };

function Filters({ state, domains, all, onChoose }: FiltersProps) {
  const filters = [
    { label: 'All', count: all, active: state.filters.length === 0, href: casesPath() },
    ...domains.map(({ domain, count }) => ({
      label: domain,
      count,
      active: state.filters.includes(domain),
      href: casesPath(toggleFilter(state, domain)),
    })),
  ];
  return (
    <FilterTabs
      className={css.filters}
      label="Filter by domain"
      filters={filters}
      onChoose={({ href }) => href && onChoose(href)}
    />
  );
}

function Nothing({ onReset }: { onReset: (href: string) => void }) {
  const reset = (event: MouseEvent) => takeOver(event) && onReset(casesPath());
  return (
    <EmptyState
      className={css.empty}
      title="No projects in this domain yet"
      action={
        <Button variant="outlined_black" href={casesPath()} onClick={reset}>
          Reset filter
        </Button>
      }
    >
      Reset the filter to see all of them.
    </EmptyState>
  );
}
