import { useDeferredValue, useState } from 'react';
import { KeyHints, type Option, type OptionGroup, SearchWindow } from '../../components/search/SearchWindow';
import { note } from '../../components/search/SearchWindow.css';
import { HighlightedText } from '../../components/ui/HighlightedText';
import { Icon } from '../../components/ui/Icon';
import { KIND_AREAS, KIND_TITLES } from '../../domain/kinds/areas';
import { settingsPaths } from '../../domain/members/areas';
import { getEnquiryPath } from '../../domain/paths';
import { parseTerms } from '../../domain/search/words';
import { type RouterOutputs, trpc } from '../../trpc/client';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { sheet } from '../page-editor/icons';
import { signOut } from '../sign-out';
import { useCan } from '../use-current-user';
import { useDebounced } from '../use-debounced';
import { type Action, getIcon, KIND_ICONS, listCreateActions, searchActions } from './actions';
import * as css from './Palette.css';

type Group = RouterOutputs['search']['staff'][number];
type Hit = Group['hits'][number];

const TITLES: Record<Group['kind'], string> = {
  recent: 'Recently changed',
  enquiry: 'Requests',
  ...KIND_TITLES,
  member: 'Users',
};

/** Returns the URL of an item's form, or of a public page on the site. */
const getHref = ({ kind, key }: Hit): string => {
  if (kind === 'enquiry') return getEnquiryPath(key);
  if (kind === 'member') return settingsPaths.members;
  return kind === 'page' && key.startsWith('/') ? key : KIND_AREAS[kind].edit(key);
};

type PaletteProps = {
  onClose: () => void;
  onAdd: (initialText: string) => void;
};

export default function Palette({ onClose, onAdd }: PaletteProps) {
  const can = useCan();
  const [inputText, setInputText] = useState('');
  const isCommand = inputText.startsWith('>');
  const searchTerm = useDebounced(isCommand ? '' : inputText);
  const { data, isError } = trpc.search.staff.useQuery(
    { q: searchTerm },
    { enabled: !isCommand, placeholderData: previous => previous, staleTime: 5_000 },
  );
  const shownData = useDeferredValue(data);

  const terms = parseTerms(inputText);
  const actions = terms.length > 0 || isCommand ? searchActions(terms, can) : [];
  const shownGroups = isCommand ? [] : (shownData ?? []);
  const isCurrent = isCommand || (searchTerm === inputText && data !== undefined && shownData === data);
  const isEmpty = isCurrent && shownGroups.length === 0 && actions.length === 0;
  const toOption = (action: Action): Option => ({
    key: action.title,
    content: (
      <Inline as="span" gap={3} wrap={false}>
        <Icon path={getIcon(action)} size={20} />
        {action.title}
      </Inline>
    ),
    ...('href' in action
      ? { href: action.href }
      : {
          onChoose: () =>
            action.command === 'sign out' ? void signOut() : onAdd(isEmpty ? inputText.trim() : ''),
        }),
  });
  const groups: OptionGroup[] = shownGroups.map(({ kind, total, hits }) => ({
    title: TITLES[kind],
    ...(kind !== 'recent' && { count: total }),
    options: hits.map(toHitOption),
  }));
  // Without results, offer to create something.
  const offeredActions = isEmpty ? listCreateActions(can) : actions;
  if (offeredActions.length > 0) groups.push({ title: 'Actions', options: offeredActions.map(toOption) });

  return (
    <SearchWindow
      className={css.palette}
      onClose={onClose}
      label="Find anything"
      placeholder="Find anything"
      inputText={inputText}
      onInput={setInputText}
      groups={groups}
      isCurrent={isCurrent}
      status={
        isError
          ? 'The server isn’t responding. Try again in a moment.'
          : isEmpty && inputText.trim()
            ? 'No results.'
            : undefined
      }
      announcement={`${shownGroups.reduce((sum, { total }) => sum + total, 0)} found`}
      keys={
        <>
          <KeyHints keys={['Ctrl', 'Enter']}>new tab</KeyHints>
          <KeyHints keys={['>']}>actions only</KeyHints>
          <KeyHints keys={['#']}>by reference</KeyHints>
        </>
      }
    />
  );
}

const toHitOption = (hit: Hit): Option => ({
  key: `${hit.kind} ${hit.key} ${hit.note}`,
  href: getHref(hit),
  content: (
    <>
      <Inline as="span" gap={3} wrap={false}>
        <Icon path={KIND_ICONS[hit.kind] ?? sheet} size={20} />
        <Inline as="span" gap={2} align="baseline">
          <Text>
            <HighlightedText text={hit.title} />
          </Text>
          {hit.detail.length > 0 && (
            <Text size="small" tone="muted" weight="regular">
              <HighlightedText text={hit.detail} />
            </Text>
          )}
        </Inline>
      </Inline>
      <span className={note}>{hit.note}</span>
    </>
  ),
});
