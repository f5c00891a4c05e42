import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const admin = path.resolve(import.meta.dirname, '..');

/** Properties that the kit's components set. */
const KIT_PROPERTY_PATTERN =
  /^(display|flex|grid|gap|rowGap|columnGap|margin|padding|width|minWidth|maxWidth|align|justify|place|order$|fontSize|fontWeight|lineHeight|textAlign|overflowWrap|whiteSpace)/;

/** Files that may set layout properties: charts, the calendar, hours, image grids. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  'SignInForm.css.ts': ['formColumn'],
  'bookings/Hours.css.ts': ['clockInputs'],
  'insights/Insights.css.ts': ['day', 'circles'],
  'media/FocusPoint.css.ts': ['crops'],
  'media/Media.css.ts': ['mediaColumns', 'columnsWithDrawer'],
  'media/ImageGrid.css.ts': ['grid'],
  'media/UploadList.css.ts': ['list'],
  'pages/Pages.css.ts': ['branch', 'actions'],
  'publishing/Calendar.css.ts': ['weekday'],
  'publishing/DayPicker.css.ts': ['cell'],
  'publishing/StateMark.css.ts': ['stackedMarks'],
  'settings/people/People.css.ts': ['details', 'ground', 'smallPortrait'],
  'system/Chart.css.ts': ['chart', 'scaledChart', 'svg', 'alternateLabel'],
};

/** Folders that don't use the kit yet. */
const EXCLUDED_FOLDER_PATTERN = /^(fields|forms|page-editor|settings\/(brand|welcome))/;

/** Returns the styles that set only properties of the kit. */
function listLayoutStyles(source: string): string[] {
  const text = source.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '').replace(/'[^'\n]*'/g, "''");
  return [...text.matchAll(/const (\w+) = style\(\{/g)].flatMap(({ 0: declaration, 1: name = '', index }) => {
    const from = index + declaration.length;
    let depth = 1;
    let to = from;
    while (depth > 0 && to < text.length) depth += { '{': 1, '}': -1 }[text[to++] ?? ''] ?? 0;
    const body = text.slice(from, to);
    const properties = [...body.matchAll(/(\w+|''|\])\s*:\s*(?!\s*\{)/g)].map(([, property]) => property);
    // Computed positions belong to drawings.
    const hasOnlyProperties = properties.length > 0 && !/\.\.\.|`/.test(body);
    return hasOnlyProperties && properties.every(property => KIT_PROPERTY_PATTERN.test(property ?? ''))
      ? [name]
      : [];
  });
}

const files = readdirSync(admin, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.css.ts') && !name.startsWith('kit/') && !EXCLUDED_FOLDER_PATTERN.test(name))
  .sort();

describe('layoutStyles', () => {
  it('reports a style only when all its properties are layout', () => {
    expect(listLayoutStyles("const a = style({ display: 'grid', '@media': { [x]: { gap: 4 } } });")).toEqual([
      'a',
    ]);
    expect(listLayoutStyles("const a = style({ display: 'grid', border: 0 });")).toEqual([]);
    expect(listLayoutStyles('const a = style([other, { gap: 4 }]);')).toEqual([]);
  });
});

it.each(files)('finds no layout-only styles in %s except the listed exceptions', name => {
  expect(listLayoutStyles(readFileSync(path.join(admin, name), 'utf8'))).toEqual(EXCEPTIONS[name] ?? []);
});
