export class ContactDto {
  fullName: string;
  /** Null if the guardian has left none. */
  phone: string | null;
}

export class ContactsDto {
  /** By name; without deactivated accounts. */
  guardians: ContactDto[];
}

/** Who looked up your phone number, and when. */
export class ContactLookupDto {
  id: number;
  /** Null if the account no longer exists. */
  lookedUpBy: string | null;
  /** UTC, ISO 8601. */
  lookedUpAt: string;
}

/** How often your phone number was looked up, and the last time. */
export class ContactLookupsDto {
  total: number;
  latest: ContactLookupDto;
}
