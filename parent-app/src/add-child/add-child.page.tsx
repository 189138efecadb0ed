import { Page } from '@touchline/app-core';

export default function AddChildPage() {
  return <Page title="Add a Child">{null}</Page>;
}
