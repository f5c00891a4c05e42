/** Word writes lists as paragraphs with a marker and a list level in the style. */
const LEVEL_PATTERN = /mso-list:\s*l\d+\s+level(\d+)/i;
const LIST_MARKER_PATTERN = /mso-list:\s*Ignore/i;
const NUMBERED_MARKER_PATTERN = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

const getStyle = (element: Element) => element.getAttribute('style') ?? '';
const getLevel = (element: Element | null) =>
  Number(LEVEL_PATTERN.exec(element ? getStyle(element) : '')?.[1] ?? 0);

/** Converts the paragraphs of Word lists in `body`, in place. */
export function convertWordLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')]) {
    const level = getLevel(paragraph);
    if (level === 0) continue;
    const marker = [...paragraph.querySelectorAll('span')].find(span =>
      LIST_MARKER_PATTERN.test(getStyle(span)),
    );
    const tag = NUMBERED_MARKER_PATTERN.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const listItem = body.ownerDocument.createElement('li');
    listItem.append(...paragraph.childNodes);
    const previousElement = paragraph.previousElementSibling;
    const list = previousElement?.hasAttribute('data-word-list') ? previousElement : undefined;
    if (list && (level > 1 || list.localName === tag)) getListAt(list, level, tag).append(listItem);
    else {
      const newList = body.ownerDocument.createElement(tag);
      newList.setAttribute('data-word-list', '');
      newList.append(listItem);
      paragraph.before(newList);
    }
    paragraph.remove();
  }
}

function getListAt(list: Element, level: number, tag: string): Element {
  if (level <= 1) return list;
  const listItem = list.lastElementChild;
  if (!listItem) return list;
  const lastChild = listItem.lastElementChild;
  if (lastChild?.localName === 'ul' || lastChild?.localName === 'ol')
    return getListAt(lastChild, level - 1, tag);
  const newList = list.ownerDocument.createElement(tag);
  listItem.append(newList);
  return newList;
}
