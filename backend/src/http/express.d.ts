declare global {
  namespace Express {
    /** The signed-in user; `auth` declares the rest. */
    interface User {
      id: number;
    }

    interface Request {
      correlationId: string;
    }
  }
}

export {};
