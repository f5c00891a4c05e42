import type { MouseEvent } from 'react';
import { useData } from 'vike-react/useData';
import { CasePoster } from '../../../components/cases/CasePoster';
import { ListHero } from '../../../components/sections/head/White';
import { renderSections } from '../../../components/stored/StoredPage';
import { Button } from '../../../components/ui/Button';
import { interceptClick } from '../../../components/ui/intercept-click';
import { EmptyState } from '../../../components/ui/Notice';
import { casesPath } from '../../../domain/paths';
import { siteMessages } from '../../../domain/site-messages';
import { visuallyHidden } from '../../../styles/layout.css';
import { ListFilters } from '../ListFilters';
import { ListPages } from '../ListPages';
import { useListPaging } from '../use-list-paging';
import { usePageContent } from '../use-page-content';
import type { CasesData } from './+data';
import * as css from './page.css';

export default function CasesPage() {
  const { hero, crumbs, sections } = usePageContent<'head white'>();
  const data = useData<CasesData>();
  const paging = useListPaging(data.items, siteMessages.casesFailed);
  return (
    <>
      <ListHero {...hero} crumbs={crumbs}>
        <ListFilters
          label="Filter by domain"
          state={data.state}
          all={data.all}
          choices={data.domains.map(({ domain, count }) => ({ name: domain, count }))}
          path={casesPath}
          onChoose={paging.filter}
        />
      </ListHero>
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
      {renderSections(sections)}
    </>
  );
}

function Nothing({ onReset }: { onReset: (href: string) => void }) {
  const reset = (event: MouseEvent) => interceptClick(event) && onReset(casesPath());
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
