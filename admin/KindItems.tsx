import { loadOnDemand } from '../components/ui/on-demand';
import { kinds } from '../domain/kinds';
import { KIND_AREAS } from '../domain/kinds/areas';
import { type ListedKind, lists } from '../domain/paths';
import { trpc } from '../trpc/client';
import { FormLoading } from './FormLoading';
import { type ItemFormProps, ItemsPage } from './ItemsPage';

const fetchForm = () => import('./forms/KindForm');
const KindForm = loadOnDemand(fetchForm, { waiting: <FormLoading /> });

/** Called once per kind, because a new component type would close an open form. */
const bind = (kind: ListedKind) => (props: ItemFormProps) => <KindForm kind={kind} {...props} />;
const bound = new Map(lists.map(({ kind }) => [kind, bind(kind)]));

/** List for kinds that have no admin page of their own. */
export function KindItems({ kind }: { kind: ListedKind }) {
  const { noun, nouns, path: hrefOf } = kinds[kind];
  const { title, path } = KIND_AREAS[kind];
  const filter = lists.find(list => list.kind === kind)?.filter ?? '';
  const utils = trpc.useUtils()[nouns as 'articles'];
  const procedures = trpc[nouns as 'articles'];
  const { data: facets = [] } = procedures.countFacets.useQuery();
  const Form = bound.get(kind) ?? bind(kind);
  return (
    <ItemsPage
      title={title}
      addLabel={`New ${noun}`}
      kind={kind}
      noun={noun}
      hrefOf={hrefOf}
      path={path}
      perPage={20}
      filter={{
        name: filter,
        label: filter.charAt(0).toUpperCase() + filter.slice(1),
        allLabel: 'All',
        options: facets.map(({ label, count }) => ({ value: label, count })),
      }}
      list={procedures.adminList}
      onChanged={() => utils.invalidate()}
      messages={{
        failed: `Couldn’t load the ${nouns}. Try again.`,
        removed: `The ${noun} is in the trash.`,
        removeFailed: `Couldn’t delete the ${noun}. Try again.`,
        emptyTitle: `No ${nouns} yet`,
      }}
      Form={Form}
      fetchForm={fetchForm}
    />
  );
}
