import type { ComponentProps } from 'react';
import { classNames } from '../../components/ui/class-names';
import * as css from './layout.css';

export { toolButton, wideTool } from './layout.css';

type ToolbarProps =
  | ({ as?: 'search'; oneLine?: boolean } & ComponentProps<'search'>)
  | ({ as: 'form'; oneLine?: boolean } & ComponentProps<'form'>);

/** Renders a toolbar. Use the class `wideTool` for fields and `toolButton` for buttons. */
export function Toolbar({ as = 'search', oneLine, ...rest }: ToolbarProps) {
  const props = {
    ...rest,
    className: classNames(css.toolbar, oneLine && css.toolbarRow),
  };
  return as === 'form' ? (
    <form noValidate {...(props as ComponentProps<'form'>)} />
  ) : (
    <search {...(props as ComponentProps<'search'>)} />
  );
}
