import type { JSONContent } from '@tiptap/core';
import { isLinkUrl } from '../../domain/article-html';
import { toInlineHtml } from '../forms/rich-text/to-html';

/** Formatting of a text run. */
export type Marks = { bold?: boolean; italic?: boolean; code?: boolean; href?: string | undefined };

const FIXED_WIDTH_PATTERN = /mono|courier|consolas|menlo/i;
/** Layout characters that are never visible. */
const INVISIBLE_CHAR_PATTERN = /[\u200b\ufeff\u00ad]/g;

export function toMarks(element: HTMLElement, outerMarks: Marks): Marks {
  const marks = { ...outerMarks };
  if (/^(?:B|STRONG)$/.test(element.tagName)) marks.bold = true;
  if (/^(?:I|EM|CITE|DFN|VAR)$/.test(element.tagName)) marks.italic = true;
  if (/^(?:CODE|TT|KBD|SAMP)$/.test(element.tagName)) marks.code = true;
  const { fontWeight, fontStyle, fontFamily } = element.style;
  // Google Docs wraps everything in a <b> that isn't bold.
  if (fontWeight) marks.bold = fontWeight === 'bold' || Number(fontWeight) >= 600;
  if (fontStyle) marks.italic = fontStyle === 'italic' || fontStyle === 'oblique';
  if (FIXED_WIDTH_PATTERN.test(fontFamily)) marks.code = true;
  return marks;
}

/**
 * Unwraps Google redirects and shortens this site's URLs to paths.
 * @returns undefined if links of this type aren't supported.
 */
export function toLinkHref(href: string, origin: string): string | undefined {
  const trimmedHref = href.trim();
  if (/^(?:mailto:|tel:)/i.test(trimmedHref)) return isLinkUrl(trimmedHref) ? trimmedHref : undefined;
  if (!/^https?:\/\//i.test(trimmedHref)) return undefined;
  try {
    const url = new URL(trimmedHref);
    const isGoogleRedirect = /(?:^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url';
    const target = isGoogleRedirect ? url.searchParams.get('q') : null;
    if (target) return toLinkHref(target, origin);
    return url.origin === origin ? url.href.slice(origin.length) : trimmedHref;
  } catch {
    return undefined;
  }
}

export class InlineBuilder {
  #nodes: JSONContent[] = [];

  text(rawText: string, { bold, italic, code, href }: Marks): void {
    // A single non-breaking space is intentional, but several are layout.
    const visibleText = rawText
      .replace(INVISIBLE_CHAR_PATTERN, '')
      .replace(/\s*[ \t\r\n\f]\s*|\u00a0{2,}/g, ' ');
    const trimmedText = this.#isAtStart()
      ? visibleText.trimStart()
      : visibleText.replace(/^ /, this.#endsInSpace() ? '' : ' ');
    if (!trimmedText) return;
    const marks = [
      ...(href ? [{ type: 'link', attrs: { href } }] : []),
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
      ...(code ? [{ type: 'code' }] : []),
    ];
    this.#nodes.push({ type: 'text', text: trimmedText, marks });
  }

  break(): void {
    this.#nodes.push({ type: 'hardBreak' });
  }

  /** Splits at double line breaks and drops empty lines. */
  take(format: 'html' | 'text'): string[] {
    const lines: JSONContent[][] = [[]];
    const isBreak = (index: number) => this.#nodes[index]?.type === 'hardBreak';
    this.#nodes.forEach((node, index) => {
      if (isBreak(index) && (isBreak(index - 1) || isBreak(index + 1))) {
        if (!isBreak(index - 1)) lines.push([]);
      } else lines.at(-1)?.push(node);
    });
    this.#nodes = [];
    return lines
      .map(trimNodes)
      .filter(hasText)
      .map(format === 'html' ? toInlineHtml : toPlainText);
  }

  #isAtStart = () => this.#nodes.length === 0 || this.#nodes.at(-1)?.type === 'hardBreak';
  #endsInSpace = () => this.#nodes.at(-1)?.text?.endsWith(' ') ?? false;
}

const hasText = (nodes: JSONContent[]) => nodes.some(({ text }) => text?.trim());

const toPlainText = (nodes: JSONContent[]): string =>
  nodes.map(({ type, text = '' }) => (type === 'hardBreak' ? ' ' : text)).join('');

/** Removes leading and trailing breaks and spaces. */
function trimNodes(nodes: JSONContent[]): JSONContent[] {
  const hasContent = (node: JSONContent) => Boolean(node.text?.trim());
  const from = nodes.findIndex(hasContent);
  const to = nodes.findLastIndex(hasContent);
  return nodes.slice(from, to + 1).map((node, index, all) => {
    const trimmedStart = index === 0 ? node.text?.trimStart() : node.text;
    const text = index === all.length - 1 ? trimmedStart?.trimEnd() : trimmedStart;
    return text === undefined ? node : { ...node, text };
  });
}
