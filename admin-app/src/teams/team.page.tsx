import { Page } from '@touchline/app-core';

export default function TeamPage() {
  return <Page title="Team">{null}</Page>;
}
