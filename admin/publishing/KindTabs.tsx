import { FilterTabs } from '../../components/ui/FilterTabs';
import type { KindName } from '../../domain/kinds';
import { AREA_KINDS, KIND_AREAS } from '../../domain/kinds/areas';
import { tabs } from '../kit/layout.css';

type KindTabsProps = {
  selected: KindName | undefined;
  /** Number of items of each kind. Zeros aren’t shown. */
  totals?: Partial<Record<KindName, number>> | undefined;
  getHref: (kind: KindName | undefined) => string;
  onChoose: (kind: KindName | undefined) => void;
};

export function KindTabs({ selected, totals, getHref, onChoose }: KindTabsProps) {
  const totalCount = totals && Object.values(totals).reduce((sum, total) => sum + total, 0);
  const filters = [undefined, ...AREA_KINDS].map(kind => {
    const count = kind ? totals && (totals[kind] ?? 0) : totalCount;
    return {
      kind,
      label: kind ? KIND_AREAS[kind].title : 'All',
      isActive: kind === selected,
      href: getHref(kind),
      ...(count && { count }),
    };
  });
  return (
    <FilterTabs
      label="Filter by type"
      className={tabs}
      filters={filters}
      onChoose={({ label }) => onChoose(filters.find(filter => filter.label === label)?.kind)}
    />
  );
}
