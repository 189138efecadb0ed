import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What this library asks of a link: `to` is an address inside the app; the rest is an anchor's. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

function PlainLink({ to, ...anchor }: LinkProps) {
  return <a href={to} {...anchor} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives every link of this library the app's router: `<LinkProvider link={Link}>`. Without it links are plain anchors. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

const leavesApp = /^[a-z][a-z+.-]*:|^\/\//i;

/** A link without a look; addresses with a scheme (mailto:, tel:, https:) bypass the router. */
export function BareLink(props: LinkProps) {
  const routerLink = useContext(LinkContext);
  return createElement(leavesApp.test(props.to) ? PlainLink : routerLink, props);
}
