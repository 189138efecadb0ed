declare global {
  namespace Express {
    /** The signed-in user; `auth/express.d.ts` declares the other members. */
    interface User {
      id: number;
    }

    interface Request {
      correlationId: string;
    }
  }
}

export {};
