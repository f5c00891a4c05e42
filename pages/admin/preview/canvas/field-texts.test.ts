// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawing, line, rows, text } from '../../../../domain/sections/fields';
import { z } from '../../../../domain/zod';
import { findFieldAround, listImages, listTexts, mapTexts } from './field-texts';

const schema = z.object({
  title: line('Title'),
  note: text('Note', { links: true }),
  items: rows('Items', { icon: drawing('Icon'), title: line('Title'), text: text('Text') }),
});
const section = {
  title: 'What we do',
  note: 'Write to [Maya](mailto:maya@northlight.example), she reads it.',
  items: [
    { _id: 'r1', icon: 'art:plan', title: 'Audits', text: 'Frank ones.' },
    { _id: 'r2', icon: 'art:plan', title: 'Tests', text: 'Frank ones.' },
  ],
};

function render() {
  const root = document.createElement('div');
  root.innerHTML = `<section data-piece="s1"><h2>What\u00a0we do</h2>
    <p id="note">Write to <a href="#">Maya</a>, she reads it.</p>
    <ul><li><svg></svg><h3>Audits</h3><p>Frank ones.</p></li><li><svg></svg><h3>Tests</h3><p>Frank ones.</p></li></ul>
    <img></section>`;
  const places = mapTexts(root, listTexts(schema, section, 's1'));
  const findPath = (selector: string) => {
    const element = root.querySelector(selector);
    return element ? (places.get(element) ?? places.get(element.firstChild as Text)) : undefined;
  };
  const findAround = (selector: string) => {
    const target = root.querySelector(selector);
    return target && findFieldAround(target, places, listImages(schema, section, 's1'));
  };
  return { findPath, findAround };
}

describe('mapTexts', () => {
  it('maps equal texts to the fields of their rows by order', () => {
    const { findPath } = render();
    expect(findPath('h2')?.path).toBe('s1.title');
    expect(findPath('li:first-child p')?.path).toBe('s1.items.r1.text');
    expect(findPath('li:last-child p')?.path).toBe('s1.items.r2.text');
  });
  it('maps the element to its field when the text contains a link', () => {
    expect(render().findPath('#note')?.path).toBe('s1.note');
  });
});

describe('findFieldAround', () => {
  it('returns the image field of a row when the image of the row was clicked', () => {
    expect(render().findAround('li:last-child svg')).toBe('s1.items.r2.icon');
  });
  it('returns the first text field of a row when the row was clicked', () => {
    expect(render().findAround('li:last-child')).toBe('s1.items.r2.title');
  });
  it('returns no field when a click could mean several rows', () => {
    expect(render().findAround('ul')).toBeUndefined();
    expect(render().findAround('img')).toBeUndefined();
  });
});
