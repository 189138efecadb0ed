import { Page } from '@touchline/app-core';

export default function ManageTeamsPage() {
  return <Page title="Manage Teams">{null}</Page>;
}
