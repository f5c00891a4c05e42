import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SectionAction } from '../../../../admin/page-editor/canvas/canvas-messages';
import { actionIcons, actionLabels } from '../../../../admin/page-editor/section-actions';
import { findKind, HERO_ID, type PageSection } from '../../../../admin/page-editor/sections';
import { Icon } from '../../../../components/ui/Icon';
import { plus } from '../../../../components/ui/icons';
import { visuallyHidden } from '../../../../styles/layout.css';
import { setVars } from '../../../../styles/set-vars';
import * as css from './canvas.css';
import { type FieldsByNode, type FieldText, getTextBox } from './field-texts';
import { listParts } from './parts';
import { postToEditor } from './use-editor-page';
import type { Gap } from './use-gap';
import { WritingBar } from './WritingBar';

type Box = { top: number; left: number; width: number; height: number };
type MarksProps = {
  root: RefObject<HTMLElement | null>;
  page: { order: string[]; sections: Record<string, PageSection> } | undefined;
  selected: string | undefined;
  fieldBox: string | undefined;
  hovered: string | undefined;
  activeText: FieldText | undefined;
  /** Position where a new section is offered. */
  gap: Gap | undefined;
  onLink: () => void;
  frame: { scale: number };
  listPlaces: (section: string) => FieldsByNode;
};

/** Height in screen px of the bar above edited text. */
const BAR_HEIGHT = 64;
const SECTION_ACTIONS: readonly SectionAction[] = ['up', 'down', 'hide', 'double', 'remove'];

/** Renders frames with actions on top of the page, around the hovered and the selected section. */
export function Marks(props: MarksProps) {
  const { root, page, selected, fieldBox, hovered, activeText, gap, frame } = props;
  const [boxes, setBoxes] = useState<Record<'selected' | 'hovered' | 'field', Box | undefined>>();

  const measure = useEffectEvent(() => {
    const rootBox = root.current?.getBoundingClientRect();
    if (!rootBox) return;
    const onPage = (box: DOMRect) => toPageBox(box, rootBox);
    const findSectionBox = (id: string | undefined) => {
      const element =
        id === undefined ? null : root.current?.querySelector(`[data-piece="${CSS.escape(id)}"]`);
      const parts = element ? listParts(element).map(part => part.getBoundingClientRect()) : [];
      return parts.length > 0 ? onPage(getBoundingBox(parts)) : undefined;
    };
    const element = root.current?.querySelector('[data-writing]');
    const fieldNode =
      element || selected === undefined || fieldBox === undefined
        ? undefined
        : [...props.listPlaces(selected)].find(([, { path }]) => path === fieldBox)?.[0];
    const newBoxes = {
      selected: findSectionBox(selected),
      hovered: hovered === selected ? undefined : findSectionBox(hovered),
      field: element ? onPage(element.getBoundingClientRect()) : fieldNode && onPage(getTextBox(fieldNode)),
    };
    setBoxes(previousBoxes =>
      JSON.stringify(previousBoxes) === JSON.stringify(newBoxes) ? previousBoxes : newBoxes,
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measurements depend on these
  useEffect(() => measure(), [page, selected, fieldBox, hovered, activeText]);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);

  const section = selected === undefined ? undefined : page?.sections[selected];
  const label = section && findKind(selected, section)?.label;
  const sectionIndex = selected === undefined ? -1 : (page?.order.indexOf(selected) ?? -1);
  return (
    <div data-marks="" className={css.marks} style={setVars({ [css.unit]: String(1 / frame.scale) })}>
      {boxes?.hovered && <div className={css.hoverFrame} style={boxes.hovered} />}
      {boxes?.field && !activeText && <div className={css.field} style={boxes.field} />}
      {boxes?.field && activeText && (
        <WritingBar
          field={activeText}
          isAbove={boxes.field.top > BAR_HEIGHT / frame.scale}
          top={
            boxes.field.top > BAR_HEIGHT / frame.scale
              ? boxes.field.top
              : boxes.field.top + boxes.field.height
          }
          left={boxes.field.left}
          onLink={props.onLink}
        />
      )}
      {gap && (
        <button
          type="button"
          tabIndex={-1}
          className={css.gap}
          style={{ top: gap.top }}
          onClick={() => postToEditor({ type: 'insert', after: gap.after })}
        >
          <span className={visuallyHidden}>Add a section here</span>
          <i className={css.gapDisc}>
            <Icon path={plus} size={16} />
          </i>
        </button>
      )}
      {boxes?.selected && (
        <div className={css.selectionFrame} style={boxes.selected}>
          <span className={css.tag}>{label}</span>
          {selected !== undefined && selected !== HERO_ID && (
            <span className={css.actions}>
              {SECTION_ACTIONS.map(action => (
                <button
                  key={action}
                  type="button"
                  tabIndex={-1}
                  className={css.action}
                  title={actionLabels[action]}
                  onClick={() => postToEditor({ type: 'act', act: action, section: selected })}
                >
                  <span className={visuallyHidden}>{actionLabels[action]}</span>
                  <Icon path={actionIcons[action]} size={18} />
                </button>
              ))}
            </span>
          )}
          {selected !== undefined && (
            <>
              {sectionIndex > 0 && (
                <Insert position="above" after={page?.order[sectionIndex - 1] ?? HERO_ID} />
              )}
              <Insert position="below" after={selected} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

const Insert = ({ position, after }: { position: 'above' | 'below'; after: string }) => (
  <button
    type="button"
    tabIndex={-1}
    className={css.insertButton[position]}
    title={`Add a section ${position}`}
    onClick={() => postToEditor({ type: 'insert', after })}
  >
    <span className={visuallyHidden}>Add a section {position}</span>
    <Icon path={plus} size={16} />
  </button>
);

function getBoundingBox(boxes: readonly DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top))];
  const right = Math.max(...boxes.map(box => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map(box => box.bottom)) - top);
}

/** Converts window coordinates to page coordinates. */
const toPageBox = ({ top, left, width, height }: DOMRect, rootBox: DOMRect): Box => ({
  top: top - rootBox.top,
  left: left - rootBox.left,
  width,
  height,
});
