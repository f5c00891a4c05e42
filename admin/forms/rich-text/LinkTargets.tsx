import { KIND_NAMES } from '../../../components/search/kind-names';
import { HighlightedText } from '../../../components/ui/HighlightedText';
import { itemLists } from '../../../domain/paths';
import type { RouterOutputs } from '../../../trpc/client';
import * as css from './LinkRow.css';

type Target = RouterOutputs['content']['linkTargets']['targets'][number];

/** A link option. `deadReason` is set if the target doesn’t exist. */
export type LinkOption = { key: string; href: string; deadReason?: string | undefined; target?: Target };

/** Headings by kind, in display order. */
const GROUPS = (['page', ...itemLists.map(({ kind }) => kind)] as const).map(
  kind => [kind, KIND_NAMES[kind].plural] as const,
);

/** Lists items by kind, then the typed URL. */
export function listLinkOptions(
  result: RouterOutputs['content']['linkTargets'] | undefined,
  url: string | undefined,
): LinkOption[] {
  const siteTargets = GROUPS.flatMap(
    ([kind]) => result?.targets.filter(target => target.kind === kind) ?? [],
  );
  return [
    ...siteTargets.map(target => ({
      key: `${target.kind} ${target.id}`,
      href: target.href,
      deadReason: target.dead,
      target,
    })),
    ...(url ? [{ key: 'address', href: url, deadReason: result?.dead }] : []),
  ];
}

type LinkTargetsProps = {
  id: string;
  options: readonly LinkOption[];
  /** Index of the active option, or -1. */
  activeIndex: number;
  onChoose: (option: LinkOption) => void;
};

export function LinkTargets({ id, options, activeIndex, onChoose }: LinkTargetsProps) {
  const renderOption = (option: LinkOption) => (
    <div
      key={option.key}
      id={`${id}-${options.indexOf(option)}`}
      className={css.option}
      role="option"
      tabIndex={-1}
      aria-selected={options[activeIndex] === option}
      aria-disabled={option.deadReason !== undefined}
      ref={element => {
        if (options[activeIndex] === option) element?.scrollIntoView({ block: 'nearest' });
      }}
      // Keeps the focus in the field.
      onPointerDown={event => {
        event.preventDefault();
        onChoose(option);
      }}
    >
      {option.target ? (
        <span className={option.deadReason === undefined ? undefined : css.deadTarget}>
          <HighlightedText text={option.target.title} />
        </span>
      ) : (
        <span>
          Use this URL:{' '}
          <b className={option.deadReason === undefined ? undefined : css.deadTarget}>{option.href}</b>
        </span>
      )}
      {option.deadReason !== undefined ? (
        <small className={css.reason}>{option.deadReason}</small>
      ) : (
        option.target && <small className={css.path}>{option.href}</small>
      )}
    </div>
  );
  const siteOptions = options.filter(({ target }) => target);
  return (
    <div id={id} className={css.options} role="listbox" aria-label="Link suggestions">
      {GROUPS.map(([kind, title]) => {
        const groupOptions = siteOptions.filter(({ target }) => target?.kind === kind);
        return (
          groupOptions.length > 0 && (
            <fieldset key={kind} className={css.group}>
              <legend className={css.groupTitle}>{title}</legend>
              {groupOptions.map(renderOption)}
            </fieldset>
          )
        );
      })}
      {options.filter(({ target }) => !target).map(renderOption)}
    </div>
  );
}
