import type { KindName } from '../../domain/kinds';
import { AREA_KINDS, KIND_AREAS } from '../../domain/kinds/areas';
import { Choices } from '../kit/Choices';

type KindTabsProps = {
  selected: KindName | undefined;
  /** Number of items of each kind. Zeros aren’t shown. */
  totals?: Partial<Record<KindName, number>> | undefined;
  getHref: (kind: KindName | undefined) => string;
  onChoose: (kind: KindName | undefined) => void;
};

export function KindTabs({ selected, totals, getHref, onChoose }: KindTabsProps) {
  const totalCount = totals && Object.values(totals).reduce((sum, total) => sum + total, 0);
  return (
    <Choices<KindName | undefined>
      label="Filter by type"
      selected={selected}
      onChoose={onChoose}
      choices={[undefined, ...AREA_KINDS].map(kind => ({
        label: kind ? KIND_AREAS[kind].title : 'All',
        value: kind,
        count: (kind ? totals?.[kind] : totalCount) || undefined,
        href: getHref(kind),
      }))}
    />
  );
}
